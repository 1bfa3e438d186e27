/** Set to nothing where it's light, and to what can't be where it's dark; the other one the other way round (`theme/colour-scheme.css.ts`). */
export const schemeProperties = { light: '--pomp-light', dark: '--pomp-dark' } as const;

/**
 * One value where people have their screens light, another where they have them dark: for a style of a component that can't be said in tokens alone.
 * `light-dark()` of CSS says the same of colours only, and a browser from before 2024 would drop the whole declaration; this works wherever variables do.
 */
export const byScheme = (light: string, dark: string): string =>
  `var(${schemeProperties.light}, ${light}) var(${schemeProperties.dark}, ${dark})`;
