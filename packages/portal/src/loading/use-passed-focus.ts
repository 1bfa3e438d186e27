import { type RefObject, useLayoutEffect, useRef } from 'react';

const headings = () => [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')];

/**
 * For what goes while it has the focus: the first heading of what comes in its place gets that, or else the one that it stood below. Otherwise a keyboard and a screen reader would
 * begin anew at the top of the document. Who went on meanwhile stays where they are.
 */
export function usePassedFocus<Going extends HTMLElement>(): RefObject<Going | null> {
  const going = useRef<Going>(null);
  useLayoutEffect(() => {
    const here = going.current;
    return () => {
      if (!here || document.activeElement !== here) return;
      const before = headings();
      const above = before.filter((heading) => heading.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING);
      // Once what comes stands there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = headings().find((heading) => !before.includes(heading)) ?? above.findLast((heading) => heading.isConnected);
        next?.setAttribute('tabindex', '-1');
        next?.focus();
      });
    };
  }, []);
  return going;
}
