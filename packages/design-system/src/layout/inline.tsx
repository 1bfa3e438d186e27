import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import type { Space } from '../brands/theme.js';
import * as styles from './layout.css.js';

/** Props of `Inline`. */
export interface InlineProps {
  children: ReactNode;
  /** Also between wrapped lines: `s` between buttons, `xxs` between an icon and its word. */
  gap?: Space;
  /** `center` for children of one line, `start` where a text may take more, `baseline` for type of different sizes, `end` for fields, `stretch` for equal heights. */
  align?: keyof typeof styles.inlineAlign;
  /** `between` sends the last to the far edge, such as an amount; `end` for actions under what they are about, `center` for one thing on an empty page. */
  justify?: keyof typeof styles.inlineJustify;
  /** `nowrap` where children must stay beside each other: the text among them then takes more lines. */
  wrap?: keyof typeof styles.inlineWrap;
  /** `phone`: below each other over the full width on a phone, as for the buttons under a form. */
  stacked?: 'phone' | 'never';
  /** `ul` for what is a list: each child must then be an `li`. `span` within a line of text. */
  as?: 'div' | 'span' | 'ul';
}

/** Children beside each other, wrapping when they don't fit. */
export function Inline({
  children,
  gap = 's',
  align = 'center',
  justify = 'start',
  wrap = 'wrap',
  stacked = 'never',
  as: Element = 'div',
}: InlineProps) {
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
