'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

export type Side = 'top' | 'bottom';

const other = { top: 'bottom', bottom: 'top' } as const satisfies Record<Side, Side>;
/** Between the notifications and the edge of the window, in px. */
const margin = 16;

/** Whether the notifications, standing at this side, would hide what has the focus. */
function coversFocus(viewport: HTMLElement, side: Side): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || viewport.contains(activeElement)) return false;
  const { height, left, right } = viewport.getBoundingClientRect();
  const focused = activeElement.getBoundingClientRect();
  const top = side === 'top' ? margin : window.innerHeight - margin - height;
  return focused.bottom > top && focused.top < top + height && focused.right > left && focused.left < right;
}

/**
 * The notifications stand at the bottom, within a thumb's reach, unless they would hide the focused field there: then at the top. Judged
 * when one comes and when the focus moves, never while someone scrolls.
 */
export function useSide(viewport: RefObject<HTMLElement | null>, count: number): Side {
  const [side, setSide] = useState<Side>('bottom');

  useLayoutEffect(() => {
    if (count === 0) {
      setSide('bottom');
      return;
    }
    const judge = () => {
      const { current: box } = viewport;
      if (box) setSide((now) => (coversFocus(box, now) && !coversFocus(box, other[now]) ? other[now] : now));
    };
    judge();
    document.addEventListener('focusin', judge);
    // They come into it a moment after they are counted.
    const sizes = new ResizeObserver(judge);
    if (viewport.current) sizes.observe(viewport.current);
    return () => {
      document.removeEventListener('focusin', judge);
      sizes.disconnect();
    };
  }, [viewport, count]);

  return side;
}
