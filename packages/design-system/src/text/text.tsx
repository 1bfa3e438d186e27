import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './text.css.js';

/** Props of `Text`. */
export interface TextProps {
  children: ReactNode;
  /** `lead` for the first lines of a page, `small` for what few people need to read. */
  size?: keyof typeof styles.size;
  /** `muted` for what comes second, `brand` for an accent, `inherit` on a coloured ground; the others only beside words or an icon that say the same. */
  tone?: keyof typeof styles.tone;
  /** `strong` for the few words that must be found at a glance, `text` to undo that of a `strong` element. */
  weight?: keyof typeof styles.weight;
  /** `end` for amounts below each other, `center` for a line or two on an empty page, `start` to undo either. */
  align?: keyof typeof styles.align;
  /** `span` within another text, `strong` for words that count more, `div` around content that may not stand in a paragraph. */
  as?: 'p' | 'span' | 'div' | 'strong';
  /** For a hint, as the spec asks under section titles. */
  italic?: boolean;
  /** Figures of equal width, so that amounts line up. */
  tabular?: boolean;
  /** `heard`: on a phone, where it would keep the question out of sight, only for people who listen. */
  phone?: 'heard';
  /** At most about 65 characters a line. */
  measure?: boolean;
  id?: string;
}

/** Running text: a paragraph, unless `as` says otherwise. */
export function Text({
  children,
  size = 'base',
  tone = 'ink',
  weight,
  align,
  as: Element = 'p',
  italic = false,
  tabular = false,
  measure = false,
  phone,
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      className={classNames(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        weight ? styles.weight[weight] : Element === 'strong' && styles.weight.strong,
        align && styles.align[align],
        italic && styles.italic,
        tabular && styles.tabular,
        measure && styles.measure,
        phone === 'heard' && styles.heardOnPhone,
      )}
    >
      {children}
    </Element>
  );
}
