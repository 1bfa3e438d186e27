import { holdNoMore } from '@pomp/design-system/before-hydration';
import { logInBrowser } from '../../browser-log';

/** How far below what is seen an island wakes. */
const near = '300px';

/** Awake, or on the way. Once each, also where a preview shows its page anew and they are watched again. */
const woken = new WeakSet<HTMLElement>();

/** How long nobody asks again for a script that didn't come, in milliseconds: a mouse that passes over an island touches one thing after the other. */
const rest = 1000;

/**
 * Wakes the islands of a page before someone arrives: when one comes near, is pointed at or gets the focus. What was typed and pressed before is kept and done then
 * (ADR 0013). A page without islands fetches nothing.
 */
export function watchIslands(document: Document): void {
  const sleeping = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (sleeping.length === 0) return;
  const wake = ({ target }: { readonly target: EventTarget | null }) => {
    const island = (target as Element).closest<HTMLElement>('[data-island]');
    if (!island || woken.has(island)) return;
    woken.add(island);
    // A line may drop a script: then a later touch asks for it again.
    import('./wake-island')
      .then(({ wakeIsland }) => wakeIsland(island))
      .catch((failure: unknown) => {
        setTimeout(() => woken.delete(island), rest);
        // What its script would send, the browser sends until that is there, which in Chromium it never is: it remembers that it failed.
        island.querySelectorAll<HTMLFormElement>('form[action]').forEach(holdNoMore);
        logInBrowser(`Island ${island.dataset.island}: ${String(failure)}`);
      });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) wake(entry);
    },
    { rootMargin: near },
  );
  for (const island of sleeping) for (const part of island.querySelectorAll('div > *')) observer.observe(part);
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    document.addEventListener(event, wake, { capture: true, passive: true });
}
