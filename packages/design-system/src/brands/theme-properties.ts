import type { Theme } from './theme.js';

/** CSS custom properties by their name, as a `style` attribute takes them. */
export type CustomProperties = Record<`--pomp-${string}`, string>;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const propertyName = (group: string, token: string): `--pomp-${string}` => `--pomp-${kebab(group)}-${kebab(token)}`;

const entries = (theme: Theme): [group: string, token: string, value: string][] =>
  Object.entries(theme).flatMap(([group, tokens]) =>
    Object.entries(tokens as Record<string, string>).map(([token, value]): [string, string, string] => [group, token, value]),
  );

/** A theme as CSS custom properties: for a `style` attribute, a style sheet or a mail template. */
export function themeProperties(theme: Theme): CustomProperties {
  return Object.fromEntries(entries(theme).map(([group, token, value]) => [propertyName(group, token), value]));
}
