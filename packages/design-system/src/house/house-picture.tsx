import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '../brands/theme.js';
import { House, type HouseProps } from './own-house.js';
import { type HouseColours, houseLook } from './own-house-look.js';
import * as classes from './own-house.css.js';

export { type HouseProps } from './own-house.js';
export { type HouseMark, housePeriodOf } from './own-house-shape.js';

/** What of the drawing is in a picture, in its own measures: what is left out lies in the street beside it. */
const frame = { x: -338, y: -318, width: 676, height: 398 } as const;

type Look = Readonly<Record<string, string | number>>;

/** What of a home is in a picture of its own. */
export type PicturedHouse = Omit<HouseProps, 'numbered' | 'current' | 'title'>;

/** The home as a picture of its own: SVG in a brand's colours that needs no style sheet, for where no page is drawn, such as a mail. */
export function housePicture(house: PicturedHouse, theme: Pick<Theme, keyof HouseColours>): string {
  const looks = new Map(looksByClass(classes, houseLook(theme, mixed)));
  const drawn = renderToStaticMarkup(<House {...house} />)
    .replace(/^<svg [^>]*>/, '')
    .replace(/<[a-z][^>]*/gi, (tag) => withLook(tag, looks));
  const { x, y, width, height } = frame;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`;
  const sky = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${mixed(theme.warmLine.cold, 22, theme.drawing.machine)}"/>`;
  return open + sky + drawn;
}

/** An element with attributes instead of its class, which counts for more than what it says itself. */
function withLook(tag: string, looks: ReadonlyMap<string, Look>): string {
  const [said, name = ''] = / class="([^"]*)"/.exec(tag) ?? [];
  if (said === undefined) return tag;
  const look = Object.entries(looks.get(name) ?? {}).map(([property, value]) => [kebab(property), value] as const);
  const own = look.reduce((rest, [attribute]) => rest.replace(new RegExp(` ${attribute}="[^"]*"`), ''), tag);
  return own.replace(said, look.map(([attribute, value]) => ` ${attribute}="${String(value).replaceAll('"', "'")}"`).join(''));
}

/** By the class that has it on a page. */
function looksByClass(named: unknown, look: unknown): [name: string, look: Look][] {
  if (look === undefined) return [];
  if (typeof named === 'string') return [[named, look as Look]];
  return Object.entries(named as Record<string, unknown>).flatMap(([name, one]) =>
    looksByClass(one, (look as Readonly<Record<string, unknown>>)[name]),
  );
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** As `color-mix` does it in sRGB, for what knows only plain colours. */
function mixed(colour: string, share: number, other: string): string {
  const [one, two] = [channels(colour), channels(other)];
  if (!one || !two) return colour;
  const sum = one.map((channel, index) => Math.round((channel * share + (two[index] ?? 0) * (100 - share)) / 100));
  return `#${sum.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): readonly number[] | undefined {
  const digits = /^#([\da-f]{6})$/i.exec(colour)?.[1];
  return (digits && [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16))) || undefined;
}
