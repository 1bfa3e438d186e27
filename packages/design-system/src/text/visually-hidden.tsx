import type { ReactNode } from 'react';
import * as styles from './text.css.js';

/** For screen readers only: what sighted people get from place or picture. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
