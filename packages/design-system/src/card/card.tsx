import type { ReactNode } from 'react';
import { WarmLine } from '../brandmark/warm-line.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './card.css.js';

/** Props of `Card`. */
export interface CardProps {
  children: ReactNode;
  /** `surface` for a thing of its own, `action` for the one thing to do next, `info` for what is good to know, `quiet` for an outline that steps back. */
  tone?: keyof typeof styles.tone;
  /** `l` as a rule, `m` for one of many, `xl` for what the page is about, `none` where a picture runs to the edge. */
  padding?: keyof typeof styles.padding;
  /** The warm line along the upper edge: for the one card that starts something. */
  line?: boolean;
  /** `section` together with `labelledBy`, `article` for what makes sense by itself, `li` in a list of cards. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/** One thing on the page. Cards are not put inside cards; a panel in a card is `tone="action"` or `"info"`. */
export function Card({ children, tone = 'surface', padding = 'l', line = false, as: Element = 'div', labelledBy }: CardProps) {
  const card = (
    <Element
      className={classNames(styles.card, styles.tone[tone], styles.padding[padding], line && styles.lined)}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
  return line ? (
    <div>
      <WarmLine />
      {card}
    </div>
  ) : (
    card
  );
}
