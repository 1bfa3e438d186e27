import type { Language } from '@pomp/language';
import { Children, type ReactNode } from 'react';
import { scrollable } from '../section/scrollable.js';
import { blocksTexts } from '../texts.js';
import * as styles from './ticker.css.js';

export interface TickerProps {
  /** What passes, for screen readers. */
  label: string;
  kind: keyof typeof styles.item;
  language: Language;
  children: ReactNode;
}

/** A row that passes by without any script: what stops it is a box to tick. */
export function Ticker({ label, kind, language, children }: TickerProps) {
  const items = Children.toArray(children);
  const row = items.map((item, index) => (
    <li key={index} className={styles.item[kind]}>
      {item}
    </li>
  ));
  return (
    <div className={styles.ticker}>
      <div className={styles.window} {...scrollable(label)}>
        <div className={styles.belt}>
          <ul className={styles.items}>{row}</ul>
          <ul className={`${styles.items} ${styles.again}`} aria-hidden inert>
            {row}
          </ul>
        </div>
      </div>
      <label className={styles.stop}>
        <input type="checkbox" className={styles.stopBox} />
        {language.texts(blocksTexts).ticker.stop}
      </label>
    </div>
  );
}
