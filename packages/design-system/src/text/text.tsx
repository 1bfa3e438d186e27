import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './text.css.js';

export interface TextProps {
  children: ReactNode;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  align?: keyof typeof styles.align;
  as?: 'p' | 'span' | 'div' | 'strong';
  /** For a hint, as the spec asks under section titles. */
  italic?: boolean;
  /** Figures of equal width, so that amounts line up. */
  tabular?: boolean;
  /** At most about 65 characters a line. */
  measure?: boolean;
  id?: string;
}

export function Text({ children, size = 'base', tone = 'ink', weight, align, as: Element = 'p', italic = false, tabular = false, measure = false, id }: TextProps) {
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
      )}
    >
      {children}
    </Element>
  );
}
