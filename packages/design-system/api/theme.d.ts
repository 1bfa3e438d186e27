declare const breakpoints: {
    readonly tablet: 768;
    readonly desktop: 1124;
};
declare const pageWidth = 1440;
declare const media: {
    readonly narrow: "screen and (max-width: 768px)";
    readonly wide: `screen and (min-width: ${number}px)`;
    readonly tablet: "screen and (min-width: 768px)";
    readonly desktop: "screen and (min-width: 1124px)";
    readonly pointing: '(hover: hover)';
    readonly calm: '(prefers-reduced-motion: reduce)';
    readonly scriptless: '(scripting: none)';
    readonly forcedColours: '(forced-colors: active)';
};
declare const byScheme: (light: string, dark: string) => string;
interface Theme {
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
    warmLine: {
        cold: string;
        mild: string;
        warm: string;
    };
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
    font: {
        heading: string;
        text: string;
    };
    weight: {
        heading: string;
        text: string;
        strong: string;
    };
    tracking: {
        heading: string;
        display: string;
    };
    size: {
        small: string;
        base: string;
        lead: string;
        h4: string;
        h3: string;
        h2: string;
        h1: string;
        display: string;
    };
    leading: {
        heading: string;
        text: string;
    };
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
    radius: {
        none: string;
        small: string;
        control: string;
        card: string;
        round: string;
    };
    shadow: {
        raised: string;
        floating: string;
    };
    motion: {
        quick: string;
        calm: string;
        ease: string;
    };
    width: {
        page: string;
        form: string;
        text: string;
        gutter: string;
    };
}
type DarkTheme = Pick<Theme, 'color' | 'warmLine' | 'drawing' | 'shadow'>;
type Colour = keyof Theme['color'];
type Space = keyof Theme['space'];
type CustomProperties = Record<`--pomp-${string}`, string>;
declare function themeProperties(theme: Theme, dark?: DarkTheme): CustomProperties;
type ThemeVariables = Theme;
declare const vars: ThemeVariables;
export { breakpoints, byScheme, media, pageWidth, themeProperties, vars };
export type { Colour, CustomProperties, Space, Theme };
