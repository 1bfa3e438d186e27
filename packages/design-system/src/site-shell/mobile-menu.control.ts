import type { Control } from '../controls/define-controls.js';

/** A menu over the page closes after one of its links, and is all there is while it is open: once it is painted, what stands beside it can't be reached. */
export const mobileMenuControl: Control = (document, signal) => {
  document.addEventListener(
    'click',
    ({ target }) => {
      (target as Element).closest('dialog[popover] a')?.closest<HTMLElement>('dialog')?.hidePopover();
    },
    // Before a router takes the whole menu away: what isn't there any more tells nothing of closing.
    { signal, capture: true },
  );
  // Before it closes, since the focus then goes back to a button of what was out of reach.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      const menu = target as HTMLElement;
      if (!menu.matches('dialog[popover]')) return;
      if (newState === 'open') requestAnimationFrame(() => setTimeout(() => reachBeside(menu, !menu.matches(':popover-open'))));
      else reachBeside(menu, true);
    },
    { signal, capture: true },
  );
};

/** Lets people reach all that stands beside an element and beside what it is in, and scroll to it, or not. */
function reachBeside(menu: Element, can: boolean): void {
  document.documentElement.toggleAttribute('data-menu', !can);
  for (let inside = menu; inside.parentElement; inside = inside.parentElement)
    for (const beside of inside.parentElement.children) if (beside !== inside) (beside as HTMLElement).inert = !can;
}
