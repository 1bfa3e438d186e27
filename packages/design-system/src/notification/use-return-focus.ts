'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Brings the focus back to where it came from when the last notification is closed from within; otherwise it would end behind the page. */
export function useReturnFocus(viewport: RefObject<HTMLElement | null>, count: number): void {
  const cameFrom = useRef<EventTarget>(null);

  // Of the document's own: the notifications are put into the viewport, but aren't its children to React, which so tells it nothing.
  useEffect(() => {
    const box = viewport.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box?.contains(relatedTarget))) cameFrom.current = relatedTarget;
    };
    box?.addEventListener('focusin', remember);
    return () => box?.removeEventListener('focusin', remember);
  }, [viewport]);

  useLayoutEffect(() => {
    if (count > 0 || !viewport.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  }, [viewport, count]);
}
