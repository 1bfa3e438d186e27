import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

globalFontFace('Bricolage Grotesque Variable', {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '200 800',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

// The text face has no plain zero: its slash reads as an eight, or as an empty set, in amounts and times. The same file as above, so nothing more to fetch.
globalFontFace('Bricolage Figures', {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '200 800',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: 'U+0030-0039',
});

globalFontFace('Atkinson Hyperlegible Next Variable', {
  src: "url('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '200 800',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

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
