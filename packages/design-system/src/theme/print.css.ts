import { globalStyle } from '@vanilla-extract/css';
import { reset } from './reset.css.js';

/**
 * What is the same for everything that is printed. Important and in the layer of the reset: it wins from what each component says of a screen, in whatever order
 * the style sheets come. What a component alone knows of paper stands beside the component.
 */
const onPaper = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { '@layer': { [reset]: { '@media': { print: rule } } } });

globalStyle('@page', { margin: '16mm 15mm' });
// Nobody presses paper, or goes elsewhere on it.
onPaper('button, nav, input[type=search], input[type=file]', { display: 'none !important' });
onPaper('body', { minHeight: '0 !important' });
onPaper(':focus-visible', { outline: 'none !important' });
// Nothing floats over the page: it would lie on each sheet, over what stands there.
onPaper('*, *::before, *::after', {
  animation: 'none !important',
  boxShadow: 'none !important',
  transition: 'none !important',
});
// A sheet ends between things, not in one.
onPaper('h1, h2, h3, h4, h5, h6, legend, caption', { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper('img, svg, figure, tr, dl > div, blockquote', { breakInside: 'avoid' });
onPaper('p, li, dd', { orphans: '3', widows: '3' });
