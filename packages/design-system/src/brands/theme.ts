/**
 * Everything a brand decides about its look. A brand fills all of it; components only ever see the variables made from it
 * (`theme/contract.ts`), so that a portal of another brand needs no build step of ours. What each token is for stands in
 * `theme/token-descriptions.ts`; which colours must be readable on which, in `contrast-pairs.ts`.
 */
export interface Theme {
  color: {
    paper: string;
    surface: string;
    field: string;
    sunken: string;
    hairline: string;
    controlBorder: string;
    ink: string;
    inkMuted: string;
    brand: string;
    onBrand: string;
    brandSoft: string;
    action: string;
    actionHover: string;
    onAction: string;
    actionSoft: string;
    error: string;
    errorSoft: string;
    success: string;
    successSoft: string;
    warning: string;
    warningSoft: string;
    info: string;
    infoSoft: string;
    focus: string;
  };
  /** The motif: a pipe from cold outside air to a warm house. */
  warmLine: { cold: string; mild: string; warm: string };
  /** Colours of the drawings. */
  drawing: {
    line: string;
    wall: string;
    wallShade: string;
    roof: string;
    roofQuiet: string;
    glass: string;
    machine: string;
    textile: string;
    textileShade: string;
    leaf: string;
    ground: string;
    heat: string;
    chimney: string;
  };
  font: { heading: string; text: string };
  weight: { heading: string; text: string; strong: string };
  tracking: { heading: string; display: string };
  /** Fluid between a phone and a desktop; rem, so that text zoom works. */
  size: { small: string; base: string; lead: string; h4: string; h3: string; h2: string; h1: string; display: string };
  leading: { heading: string; text: string };
  space: {
    none: string;
    xxs: string;
    xs: string;
    s: string;
    m: string;
    l: string;
    xl: string;
    xxl: string;
    xxxl: string;
    huge: string;
  };
  radius: { none: string; small: string; control: string; card: string; round: string };
  shadow: { raised: string; floating: string };
  motion: { quick: string; calm: string; ease: string };
  width: { page: string; form: string; text: string; gutter: string };
}

/** What a brand may have otherwise where people have their screens dark; the rest of its theme holds for both. */
export type DarkTheme = Pick<Theme, 'color' | 'warmLine' | 'drawing' | 'shadow'>;

/** Name of a colour token. */
export type Colour = keyof Theme['color'];
/** Name of a spacing token. */
export type Space = keyof Theme['space'];
