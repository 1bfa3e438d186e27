import type { ReactNode } from 'react';
import * as styles from './whole-rows.css.js';

export interface WholeRowsProps {
  /** How many stand in it: editors choose that, and no row may end in a hole. */
  count: number;
  /** The most beside each other on a desktop. */
  widest?: 3 | 4;
  gap?: keyof typeof styles.gap;
  /** `start` for what may grow, such as cards that unfold. */
  align?: keyof typeof styles.align;
  children: ReactNode;
}

/** Equal things beside each other, in as many columns as leaves no row half empty. */
export function WholeRows({ count, widest = 3, gap = 'l', align = 'stretch', children }: WholeRowsProps) {
  const columns = columnsFor(count, widest);
  const classes = [
    styles.rows,
    styles.gap[gap],
    styles.align[align],
    count === 1 && styles.one,
    columns && styles.desktop[columns],
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-count={count}>
      {children}
    </div>
  );
}

function columnsFor(count: number, widest: number): 3 | 4 | undefined {
  if (count % 3 === 0) return 3;
  return widest === 4 && count % 4 === 0 ? 4 : undefined;
}
