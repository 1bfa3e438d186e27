import type { ReactNode } from 'react';
import * as styles from './layout.css.js';

/** What paper does without: what can only be done or followed on a screen. Buttons, menus and whatever leads elsewhere are left out by themselves. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>;
}
