import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import type { Space } from '../theme/theme.js';
import * as styles from './layout.css.js';

export interface InlineProps {
  children: ReactNode;
  gap?: Space;
  align?: keyof typeof styles.inlineAlign;
  justify?: keyof typeof styles.inlineJustify;
  wrap?: keyof typeof styles.inlineWrap;
  /** `phone`: below each other over the full width on a phone, as for the buttons under a form. */
  stacked?: 'phone' | 'never';
  as?: 'div' | 'span' | 'ul';
}

/** Children beside each other, wrapping when they don't fit. */
export function Inline({ children, gap = 's', align = 'center', justify = 'start', wrap = 'wrap', stacked = 'never', as: Element = 'div' }: InlineProps) {
  return (
    <Element
      className={classNames(
        styles.inline,
        styles.gap[gap],
        styles.inlineAlign[align],
        styles.inlineJustify[justify],
        styles.inlineWrap[wrap],
        stacked === 'phone' && styles.inlineStacked,
      )}
      role={Element === 'ul' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
