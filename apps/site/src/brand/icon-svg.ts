import type { Brand } from '@pomp/design-system/brands';

const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<"]/g, (character) => written[character] ?? character);

/** For a brand without an icon of its own: its first letter in its colours, with the warm line below. */
export function iconSvg({ name, theme }: Brand): string {
  const { color, warmLine, font } = theme;
  const fill = (value: string) => `fill="${escaped(value)}"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" ${fill(color.brand)}/>`,
    `<text x="32" y="43" text-anchor="middle" font-family="${escaped(font.heading)}" font-size="36" font-weight="700" ${fill(color.onBrand)}>${escaped(name.slice(0, 1).toUpperCase())}</text>`,
    `<rect x="14" y="50" width="36" height="4" rx="2" ${fill(warmLine.mild)}/>`,
    '</svg>',
  ].join('');
}
