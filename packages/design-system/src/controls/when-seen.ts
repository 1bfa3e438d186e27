import { whenPresent } from './when-present.js';

/**
 * Does something with each element that a selector finds, also one that comes later, once it is seen.
 * @param from how far outside what is seen it counts as seen, as a `rootMargin` in CSS
 */
export function whenSeen(
  document: Document,
  signal: AbortSignal,
  selector: string,
  act: (element: HTMLElement) => void,
  from?: string,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          observer.unobserve(target);
          act(target as HTMLElement);
        }
    },
    { rootMargin: from },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  whenPresent(document, signal, selector, (element) => observer.observe(element));
}
