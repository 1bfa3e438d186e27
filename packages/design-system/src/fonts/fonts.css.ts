import { globalFontFace } from '@vanilla-extract/css';
import { common, digits, rare } from './characters.js';

const heading = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const text = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** A file with these characters of a font, which is loaded for them only: the build leaves out the rest. */
const face = (file: string, name: string, characters: string, shownFor = characters) =>
  ({
    src: `url('${file}?${name}=${characters}') format('woff2')`,
    fontWeight: '200 800',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: shownFor,
  }) as const;
const facesOf = (file: string) => [face(file, 'rare', rare), face(file, 'common', common)];

globalFontFace('Bricolage Grotesque Variable', facesOf(heading));
globalFontFace('Atkinson Hyperlegible Next Variable', facesOf(text));

// The text face has no plain zero: its slash reads as an eight, or as an empty set, in amounts and times. The same file as above, so nothing more to fetch.
globalFontFace('Bricolage Figures', face(heading, 'common', common, digits));

// What the browser has, stretched to the widths and heights of the real fonts (measured on Dutch text), so that nothing moves when those arrive.
globalFontFace('Bricolage Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold'), local('Roboto Bold')",
  sizeAdjust: '101.2%',
  ascentOverride: '91.9%',
  descentOverride: '26.7%',
  lineGapOverride: '0%',
});

globalFontFace('Atkinson Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans'), local('Roboto')",
  sizeAdjust: '98.9%',
  ascentOverride: '99.1%',
  descentOverride: '32.3%',
  lineGapOverride: '0%',
});
