import { useSyncExternalStore } from 'react';

/** Those of the page's own words, as Storybook's list of them has it: not those within a story. */
const headingsNow = (): string =>
  [...document.querySelectorAll('.sbdocs-content h2')]
    .filter((heading) => !heading.closest('.docs-story'))
    .map(({ textContent }) => textContent)
    .join('\n');

function listen(changed: () => void): () => void {
  const changes = new MutationObserver(changed);
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => changes.disconnect();
}

/** The headings of the page of documentation, a line each: parts of it come later, and all of them in another language. */
export const useHeadings = (): string => useSyncExternalStore(listen, headingsNow);
