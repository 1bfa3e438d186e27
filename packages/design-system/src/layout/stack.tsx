import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import type { Space } from '../brands/theme.js';
import * as styles from './layout.css.js';

/** Props of `Stack`. */
export interface StackProps {
  children: ReactNode;
  /** Space between the children. */
  gap?: Space;
  /** `stretch` gives children the full width, `start` leaves buttons and links their own; `center` for one thing on an empty page, `end` for amounts. */
  align?: keyof typeof styles.stackAlign;
  /** `ul` and `ol` for what is a list: each child must then be an `li`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'main' | 'article' | 'aside';
  /** Keeps lines readable: `form` about 640 px, `text` about 65 characters. */
  width?: keyof typeof styles.measure;
}

/** Children below each other. */
export function Stack({ children, gap = 'm', align = 'stretch', as: Element = 'div', width }: StackProps) {
  return (
    <Element
      className={classNames(styles.stack, styles.gap[gap], styles.stackAlign[align], width && styles.measure[width])}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
