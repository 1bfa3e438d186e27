import { useSyncExternalStore } from 'react';

/** Something of the root element of the page of documentation that shows this story in a frame of its own; Storybook doesn't tell the frame. */
export function useRootAround<Told extends string>(tell: (root: HTMLElement) => Told): Told | undefined {
  const page = window.frameElement?.closest('.sbdocs') && window.frameElement.ownerDocument.documentElement;
  return useSyncExternalStore(
    (changed) => {
      if (!page) return () => undefined;
      const changes = new MutationObserver(changed);
      changes.observe(page, { attributes: true, attributeFilter: ['class', 'data-colour-scheme'] });
      return () => changes.disconnect();
    },
    () => (page ? tell(page) : undefined),
  );
}
