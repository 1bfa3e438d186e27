'use client';

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** A button that goes while it has the focus takes that along: it then goes to the first heir that is there. The handlers belong around all of it. */
export function useLostFocus(...heirs: readonly RefObject<HTMLElement | null>[]) {
  const focused = useRef<Element>(null);

  useEffect(() => {
    // Only a focus that was lost is brought back; who went on meanwhile stays where they are.
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    heirs.find(({ current }) => current)?.current?.focus();
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
