import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.js';

/** In a layer, so that a component's own style, and a host's, wins whatever the order of the style sheets. */
export const reset = globalLayer('pomp-reset');

const inReset = (selector: string, rule: Record<string, string>) => globalStyle(selector, { '@layer': { [reset]: rule } });

inReset('*, *::before, *::after', { boxSizing: 'border-box' });
inReset('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset, legend, ul, ol', { margin: '0', padding: '0' });
inReset('body', {
  minHeight: '100vh',
  fontSize: vars.size.base,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
inReset('fieldset', { border: '0', minWidth: '0' });
inReset('ul[role="list"], ol[role="list"], nav ul, nav ol', { listStyle: 'none' });
inReset('img, svg, video', { display: 'block', maxWidth: '100%' });
inReset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
inReset('button', { background: 'none', border: '0', padding: '0', cursor: 'pointer', textAlign: 'inherit' });
// Pressed before the page's scripts were there (see before-hydration/): it was heard, and happens in a moment.
inReset('[data-pressed]', { cursor: 'progress', opacity: '0.75' });
inReset('dialog', { border: '0', padding: '0', color: 'inherit' });
inReset(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' });
// A focused field must not end under a sticky header.
inReset('html', { scrollPaddingBlock: vars.space.huge });
