'use client';

import { formatDecimal } from '@pomp/domain';
import { useLocale } from '@pomp/language/react';
import { useEffect, useRef, useState } from 'react';
import * as styles from './islands.css.js';

/** Props of `CountUp`: where it ends, and how long it takes. */
export interface CountUpProps {
  amount: number;
  milliseconds: number;
}

/**
 * Counts from 0 once someone sees it, and never again: an amount that becomes another one is counted on to. The full amount keeps its
 * room, and is what is read out; without motion or script it is all there is.
 */
export function CountUp({ amount, milliseconds }: CountUpProps) {
  const locale = useLocale();
  const [part, setPart] = useState(1);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!place.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame: number | undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      let start: number | undefined;
      frame = requestAnimationFrame(function step(time) {
        start ??= time;
        const counted = Math.min(1, (time - start) / milliseconds);
        setPart(counted);
        if (counted < 1) frame = requestAnimationFrame(step);
      });
    });
    seen.observe(place.current);
    return () => {
      seen.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [milliseconds]);

  const places = Number.isInteger(amount) ? 1 : 10;
  const shown = part === 1 ? amount : Math.round(amount * part * places) / places;

  return (
    <span ref={place} className={styles.counter}>
      <span className={styles.counterEnd}>{formatDecimal(amount, { locale })}</span>
      <span aria-hidden className={styles.counterNow}>
        {formatDecimal(shown, { locale })}
      </span>
    </span>
  );
}
