import { globalStyle, style } from '@vanilla-extract/css';
// Here and not in the index: a bundler leaves out what a side-effect-free index imports for its effect only.
import '../fonts/fonts.css.js';
import './reset.css.js';
import './print.css.js';
import './colour-scheme.css.js';
import { noord } from '../brands/noord.js';
import { pomp } from '../brands/pomp.js';
import { propertyName, themeProperties } from '../brands/theme-properties.js';
import { vars } from './contract.js';

/** Paints an element as the ground of a brand; what sets the variables stands beside it. */
export const themeRoot = style({
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.text,
  lineHeight: vars.leading.text,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  '@media': {
    print: {
      // What is painted means something: how far an order is, which mark is an error. Browsers leave grounds out otherwise.
      printColorAdjust: 'exact',
      WebkitPrintColorAdjust: 'exact',
      // The ground is the sheet's. Important, since a brand of one's own is set on the element itself.
      vars: {
        [propertyName('color', 'paper')]: '#fff !important',
        [propertyName('color', 'surface')]: '#fff !important',
      },
    },
  },
  // On the root element it would be the measure of every rem; there the body takes it.
  selectors: { '&:not(:root)': { fontSize: vars.size.base } },
});

const pompTheme = style([themeRoot, {}], 'pomp');
const noordTheme = style([themeRoot, { vars: themeProperties(noord.theme, noord.dark) }], 'noord');

// On the root too, so that a page that sets no theme still looks like something; without specificity, so that any theme wins.
globalStyle(`:where(:root, ${pompTheme})`, { vars: themeProperties(pomp.theme, pomp.dark) });

/** The class names that give an element and all inside it a brand's theme. */
export const themes = { pomp: pompTheme, noord: noordTheme };
