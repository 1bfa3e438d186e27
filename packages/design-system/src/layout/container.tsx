import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './layout.css.js';

/** Props of `Container`. */
export interface ContainerProps {
  children: ReactNode;
  /** `page` for a screen of several parts, `form` for one column of fields, `text` for what is read. */
  width?: keyof typeof styles.containerWidth;
  /** `main` once a page, where no layout around it gives one; `section` for a part with a heading of its own. */
  as?: 'div' | 'main' | 'section';
}

/** The page's width and gutters: at most 1440 px, one form column, or one text column. */
export function Container({ children, width = 'page', as: Element = 'div' }: ContainerProps) {
  return <Element className={classNames(styles.container, styles.containerWidth[width])}>{children}</Element>;
}
