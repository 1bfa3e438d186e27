import { formatDecimal } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLocale } from '@pomp/language/react';
import * as styles from './interactive.css.js';

/** Props of `CountUp`: where it ends, and how long it takes. */
export interface CountUpProps {
  amount: number;
  milliseconds: number;
  /** Needed on a server, where no provider reaches. */
  language?: Language | undefined;
}

/** Counts from 0 once someone sees it, by `countUpControl`. The full amount keeps its room, and is what is read out; without motion or script it is all there is. */
export function CountUp({ amount, milliseconds, language }: CountUpProps) {
  const said = formatDecimal(amount, { locale: useLocale(language) });
  return (
    <span data-count-up={milliseconds} data-amount={amount} className={styles.counter}>
      <span className={styles.counterEnd}>{said}</span>
      {/* Where React takes over a part of the page, it may be counting already. */}
      <span aria-hidden suppressHydrationWarning className={styles.counterNow}>
        {said}
      </span>
    </span>
  );
}
