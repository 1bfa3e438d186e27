'use client';

import { useEffect, useState } from 'react';

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** Whether someone has done something on the page: pressed, typed, or gone to a field. Also before its scripts came, where a browser remembers that. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return undefined;
    const heard = new AbortController();
    const { signal } = heard;
    const hear = () => setTouched(true);
    for (const touch of touches) window.addEventListener(touch, hear, { capture: true, signal });
    const { userActivation } = navigator as { readonly userActivation?: UserActivation };
    if (userActivation?.hasBeenActive) hear();
    return () => heard.abort();
  }, [touched]);
  return touched;
}
