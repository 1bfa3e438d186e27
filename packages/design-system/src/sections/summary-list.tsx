import { type SpokenProps, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './summary-list.css.js';
import { sectionsTexts } from './texts.js';

/** One question with its answer, in a `SummaryList`. */
export interface SummaryItem {
  /** Unique within the list; the label unless labels repeat. */
  id?: string;
  label: string;
  /** `undefined`: not answered yet, said in words. */
  value: ReactNode | undefined;
  /** Link or button that changes this one answer; its name must say which. */
  action?: ReactNode;
  /** On a phone its value takes the whole width, below the label and the action: as where it is being changed. */
  wide?: boolean;
}

/** Props of `SummaryList`. */
export interface SummaryListProps extends SpokenProps {
  /** In the order in which they were asked, so that people find back what they filled in. */
  items: readonly SummaryItem[];
  /** What stands where an answer misses. */
  missingText?: string;
}

/** Answers to read back, label beside value; below each other on a phone. */
export function SummaryList({ items, missingText, language }: SummaryListProps) {
  const texts = useTexts(sectionsTexts, language);
  return (
    <dl className={styles.list}>
      {items.map(({ id, label, value, action, wide = false }) => (
        <div key={id ?? label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={classNames(styles.value, wide && styles.wide, value === undefined && styles.missing)}>
            {value ?? missingText ?? texts.missing}
          </dd>
          {action && <dd className={classNames(styles.action, wide && styles.above)}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
