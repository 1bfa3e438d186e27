import type { Control } from '../controls/define-controls.js';
import { opensHere } from '../navigation/opens-here.js';
import { type Easing, scrollSmoothly } from './scroll-smoothly.js';

const beginningSlowly: Easing = (part) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/**
 * A link within the page that says by `data-scroll` how many milliseconds it takes to get there; the keyboard and a screen reader go on from there. With `data-screen` it
 * goes one screen down instead, as whoever reads on does. Until this runs it goes to its target at once.
 */
export const smoothScrollControl: Control = (document, signal) => {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-scroll]');
      const target = link && document.getElementById(link.hash.slice(1));
      if (!target || !opensHere(event)) return;
      // Before a host's router sees it.
      event.preventDefault();
      const { scroll, screen } = link.dataset;
      if (screen === undefined) target.focus({ preventScroll: true });
      const way =
        screen === undefined
          ? target.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(target).scrollMarginTop)
          : window.innerHeight;
      scrollSmoothly(window.scrollY + way, Number(scroll), beginningSlowly);
    },
    { signal, capture: true },
  );
};
