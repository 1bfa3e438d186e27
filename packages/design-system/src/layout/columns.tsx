import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import type { Space } from '../brands/theme.js';
import * as styles from './layout.css.js';

/** Props of `Columns`. */
export interface ColumnsProps {
  children: ReactNode;
  /** Between rows as well as columns: `l` between cards, `m` between fields. */
  gap?: Space;
  /** More than one only for what is narrow, such as drawings: it must fit in 320 px. `fit` for short fields: two, and below each other where a label like 'Huisnummer' would break. */
  phone?: keyof typeof styles.columnsPhone;
  /** From 768 px. */
  tablet?: keyof typeof styles.columnsTablet;
  /** From 1124 px. */
  desktop?: keyof typeof styles.columnsDesktop;
  /** `stretch` for cards of equal height, `end` for fields whose labels take different numbers of lines, `start` or `center` for a text beside something else. */
  align?: keyof typeof styles.columnsAlign;
}

/** A grid whose number of columns grows with the screen; one column on a phone unless told otherwise. */
export function Columns({ children, gap = 'l', phone = '1', tablet, desktop, align = 'stretch' }: ColumnsProps) {
  return (
    <div
      className={classNames(
        styles.columns,
        styles.gap[gap],
        styles.columnsPhone[phone],
        tablet && styles.columnsTablet[tablet],
        desktop && styles.columnsDesktop[desktop],
        styles.columnsAlign[align],
      )}
    >
      {children}
    </div>
  );
}
