'use client';

import { useEffect, useState } from 'react';

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** Whether someone has done something on the page: pressed, typed, or gone to a field. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return undefined;
    const heard = new AbortController();
    const { signal } = heard;
    for (const touch of touches) window.addEventListener(touch, () => setTouched(true), { capture: true, signal });
    return () => heard.abort();
  }, [touched]);
  return touched;
}
