import { byScheme } from './by-scheme.js';
import type { DarkTheme, Theme } from './theme.js';

/** CSS custom properties by their name, as a `style` attribute takes them. */
export type CustomProperties = Record<`--pomp-${string}`, string>;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const propertyName = (group: string, token: string): `--pomp-${string}` => `--pomp-${kebab(group)}-${kebab(token)}`;

const entries = (theme: Theme | DarkTheme): [group: string, token: string, value: string][] =>
  Object.entries(theme).flatMap(([group, tokens]) =>
    Object.entries(tokens as Record<string, string>).map(([token, value]): [string, string, string] => [group, token, value]),
  );

const byName = (theme: Theme | DarkTheme): CustomProperties =>
  Object.fromEntries(entries(theme).map(([group, token, value]) => [propertyName(group, token), value]));

/**
 * A theme as CSS custom properties: for a `style` attribute, a style sheet or a mail template. With what is another in the dark, each of those is both, and
 * `styles.css` says which of them it is.
 */
export function themeProperties(theme: Theme, dark?: DarkTheme): CustomProperties {
  const properties = byName(theme);
  if (!dark) return properties;
  const both = Object.entries(byName(dark) as Record<string, string>).map(([name, inDark]): [string, string] => {
    const light = properties[name as keyof CustomProperties] ?? inDark;
    return [name, light === inDark ? light : byScheme(light, inDark)];
  });
  return { ...properties, ...Object.fromEntries(both) };
}
