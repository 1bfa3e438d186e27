import { pomp } from '../brands/pomp.js';
import { propertyName } from '../brands/theme-properties.js';
import type { Theme } from '../brands/theme.js';

/** The same shape as the theme, with `var(--pomp-…)` for every value. */
export type ThemeVariables = Theme;

const variablesOf = <Tokens extends object>(group: string, tokens: Tokens) =>
  Object.fromEntries(Object.keys(tokens).map((token) => [token, `var(${propertyName(group, token)})`])) as Record<
    keyof Tokens,
    string
  >;

/**
 * What styles are written with. The names are public and stable: a portal may set or read `--pomp-color-action` itself. Which tokens
 * exist is taken from a brand, since the type is gone at run time.
 */
export const vars: ThemeVariables = {
  color: variablesOf('color', pomp.theme.color),
  warmLine: variablesOf('warmLine', pomp.theme.warmLine),
  drawing: variablesOf('drawing', pomp.theme.drawing),
  font: variablesOf('font', pomp.theme.font),
  weight: variablesOf('weight', pomp.theme.weight),
  tracking: variablesOf('tracking', pomp.theme.tracking),
  size: variablesOf('size', pomp.theme.size),
  leading: variablesOf('leading', pomp.theme.leading),
  space: variablesOf('space', pomp.theme.space),
  radius: variablesOf('radius', pomp.theme.radius),
  shadow: variablesOf('shadow', pomp.theme.shadow),
  motion: variablesOf('motion', pomp.theme.motion),
  width: variablesOf('width', pomp.theme.width),
};
