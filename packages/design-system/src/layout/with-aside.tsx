import type { ReactNode } from 'react';
import * as styles from './layout.css.js';

export interface WithAsideProps {
  children: ReactNode;
  /** What explains the screen, such as a picture. Nothing to operate: on a phone it stands before the screen, after it in the reading order. */
  aside: ReactNode;
}

/** A screen with a picture beside it on a desktop. */
export function WithAside({ children, aside }: WithAsideProps) {
  return (
    <div className={styles.withAside}>
      <div>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
