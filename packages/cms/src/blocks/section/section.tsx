import { Container } from '@pomp/design-system';
import type { ReactNode } from 'react';
import * as styles from './section.css.js';

/** Props of `Section`. */
export interface SectionProps {
  children: ReactNode;
  /** Place on the page, from 0. */
  index: number;
  /** What it stands on, from edge to edge; the page's paper unless told otherwise. */
  ground?: keyof typeof styles.ground;
}

/** A block's ground: page width, and the vertical rhythm between blocks. */
export function Section({ children, index, ground = 'paper' }: SectionProps) {
  return (
    <section className={`${styles.section} ${styles.place[index === 0 ? 'first' : 'following']} ${styles.ground[ground]}`}>
      <Container>{children}</Container>
    </section>
  );
}
