import type { CSSProperties } from 'react';

/** Values for custom properties, by their references (`var(--…)`), as a `style`. The library's own does more, which every page of the account would load. */
export const inlineVars = (values: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([reference, value]) => [reference.slice('var('.length, -1), value]));
