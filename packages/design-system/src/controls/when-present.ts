/** Calls for each element that matches: those that are there, and those that appear later. Once for each. */
export function whenPresent(
  document: Document,
  signal: AbortSignal,
  selector: string,
  handle: (element: HTMLElement) => void,
): void {
  const seen = new WeakSet<Element>();
  const look = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (seen.has(element)) continue;
      seen.add(element);
      handle(element);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  look();
}
