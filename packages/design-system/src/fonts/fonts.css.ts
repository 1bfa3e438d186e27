import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** What Dutch and English are written with, the signs of amounts and sums included: what nearly every page needs of a font, in two thirds of its bytes. */
const common =
  'U+0000-007F,U+00A0,U+00A7,U+00A9,U+00B0,U+00B2-00B3,U+00B7,U+00C9,U+00CB,U+00D7,U+00E0-00E1,U+00E4,U+00E7-00EB,U+00EF,U+00F3,U+00F6-00F7,U+00FC,U+2000-206F,U+20AC,U+2212';

const heading = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const text = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** A file of a font, with the characters for which it is loaded. The build leaves out what isn't `common` where that is asked. */
const face = (file: string, unicodeRange: string) =>
  ({
    src: `url('${file}') format('woff2')`,
    fontWeight: '200 800',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
  }) as const;
const ofCommon = (file: string) => `${file}?common=${common}`;

// Of two files that have a character, a browser takes the one that is named last: the whole one is loaded only where something rare is written.
globalFontFace('Bricolage Grotesque Variable', [face(heading, latin), face(ofCommon(heading), common)]);
globalFontFace('Atkinson Hyperlegible Next Variable', [face(text, latin), face(ofCommon(text), common)]);

// The text face has no plain zero: its slash reads as an eight, or as an empty set, in amounts and times. The same file as above, so nothing more to fetch.
globalFontFace('Bricolage Figures', face(ofCommon(heading), 'U+0030-0039'));

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
