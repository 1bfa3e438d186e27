import { logInBrowser } from '../../browser-log';

/** How far below what is seen an island wakes. */
const near = '300px';

/** Awake, or on the way. Once each, also where a preview shows its page anew and they are watched again. */
const woken = new WeakSet<HTMLElement>();

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
    // A line may drop a script: then the next touch asks for it again.
    import('./wake-island')
      .then(({ wakeIsland }) => wakeIsland(island))
      .catch((failure: unknown) => {
        woken.delete(island);
        logInBrowser(`The island ${island.dataset.island} does not wake: ${String(failure)}`);
      });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) wake(entry);
    },
    { rootMargin: near },
  );
  for (const island of sleeping) for (const part of island.querySelectorAll('form, section, div > *')) observer.observe(part);
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    document.addEventListener(event, wake, { capture: true, passive: true });
}
