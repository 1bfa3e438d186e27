import { Container } from '@pomp/design-system';
import type { ReactNode } from 'react';
import * as styles from './section.css.js';

/** Props of `Section`. */
export interface SectionProps {
  children: ReactNode;
  /** Place on the page, from 0. */
  index: number;
}

/** A block's ground: page width, and the vertical rhythm between blocks. */
export function Section({ children, index }: SectionProps) {
  return (
    <section className={`${styles.section} ${styles.place[index === 0 ? 'first' : 'following']}`}>
      <Container>{children}</Container>
    </section>
  );
}
