'use client';

import { formatDecimal } from '@pomp/domain';
import { useEffect, useState } from 'react';
import * as styles from './islands.css.js';

export interface CountUpProps {
  amount: number;
  milliseconds: number;
}

/** Counts from 0 once it stands on the page. The full amount keeps its room, and is what is read out; without motion or script it is all there is. */
export function CountUp({ amount, milliseconds }: CountUpProps) {
  const [shown, setShown] = useState(amount);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const places = Number.isInteger(amount) ? 1 : 10;
    let start: number | undefined;
    let frame = requestAnimationFrame(function step(time) {
      start ??= time;
      const part = Math.min(1, (time - start) / milliseconds);
      setShown(part === 1 ? amount : Math.round(amount * part * places) / places);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, milliseconds]);

  return (
    <span className={styles.counter}>
      <span className={styles.counterEnd}>{formatDecimal(amount)}</span>
      <span aria-hidden className={styles.counterNow}>
        {formatDecimal(shown)}
      </span>
    </span>
  );
}
