'use client';

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Brings the focus back to where it came from when the last notification is closed from within; otherwise it would end behind the page. */
export function useReturnFocus(viewport: RefObject<HTMLElement | null>, count: number): (event: FocusEvent) => void {
  const cameFrom = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    if (count > 0 || !viewport.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  }, [viewport, count]);

  return ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && viewport.current?.contains(relatedTarget))) cameFrom.current = relatedTarget;
  };
}
