import { House, type HouseProps } from '@pomp/design-system';
import type { ReactNode } from 'react';
import * as styles from './drawn-home.css.js';

/** Props of `DrawnHome`. */
export interface DrawnHomeProps extends Pick<HouseProps, 'type' | 'period' | 'label'> {
  /** Whose home it is, or that it is an example: a drawing of a home says of itself that it is someone's. */
  readonly caption: ReactNode;
}

/** A home in its street, with what it is drawn from below it. */
export const DrawnHome = ({ caption, ...home }: DrawnHomeProps) => (
  <figure>
    <House {...home} />
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
