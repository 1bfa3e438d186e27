/** Viewport widths in px from which a wider layout starts. CSS variables can't stand in media queries, so these are the same for every brand. */
export const breakpoints = { tablet: 768, desktop: 1124 } as const;

/** The widest that a page's content gets, in px. */
export const pageWidth = 1440;

/** Media queries for vanilla-extract's `@media`. */
export const media = {
  /** Up to and with 768 px, as the spec draws the line for steps; one pixel over `tablet`, which starts at 768. */
  narrow: `screen and (max-width: ${breakpoints.tablet}px)`,
  /** All that isn't narrow. */
  wide: `screen and (min-width: ${breakpoints.tablet + 1}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  /** A pointer that can point without pressing: a press on a touch screen leaves `:hover` behind. */
  pointing: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  /** A browser that runs no scripts. */
  scriptless: '(scripting: none)',
  forcedColours: '(forced-colors: active)',
} as const;
