'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

export type Side = 'top' | 'bottom';

const other = { top: 'bottom', bottom: 'top' } as const satisfies Record<Side, Side>;
/** Between the notifications and the edge of the window, in px. */
const margin = 16;

/** What has to be seen, the most needed first: where someone is, and what just went wrong. */
function* toKeepInSight(viewport: HTMLElement): Generator<DOMRect> {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !viewport.contains(activeElement))
    yield activeElement.getBoundingClientRect();
  for (const alert of document.querySelectorAll('[role=alert]')) if (!viewport.contains(alert)) yield alert.getBoundingClientRect();
}

/** Whether the notifications stand better at the other side: what is hidden first from this one is in sight from there. */
function isBetterAtOther(viewport: HTMLElement, side: Side): boolean {
  const box = viewport.getBoundingClientRect();
  const topAt = { top: margin, bottom: window.innerHeight - margin - box.height };
  const covers = (at: Side, { top, bottom, left, right }: DOMRect) =>
    bottom > topAt[at] && top < topAt[at] + box.height && right > box.left && left < box.right;
  for (const seen of toKeepInSight(viewport)) {
    const isCovered = covers(side, seen);
    if (isCovered !== covers(other[side], seen)) return isCovered;
  }
  return false;
}

/**
 * The notifications stand at the bottom, within a thumb's reach, unless they would hide there what has the focus or an alert: then at the top. Judged when one comes, when the focus moves,
 * when something is shown and once a page has been scrolled, never while someone scrolls.
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
      if (box) setSide((now) => (isBetterAtOther(box, now) ? other[now] : now));
    };
    judge();
    document.addEventListener('focusin', judge);
    // What a form says of a save is brought into sight, after it came.
    document.addEventListener('scrollend', judge);
    const shown = new MutationObserver(judge);
    shown.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    // They come into it a moment after they are counted.
    const sizes = new ResizeObserver(judge);
    if (viewport.current) sizes.observe(viewport.current);
    return () => {
      document.removeEventListener('focusin', judge);
      document.removeEventListener('scrollend', judge);
      shown.disconnect();
      sizes.disconnect();
    };
  }, [viewport, count]);

  return side;
}
