import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import type { IconNode } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './button.css.js';

/** How buttons and links that look like one are told apart by weight. One `primary` a screen. */
export type ButtonTone = keyof typeof styles.tone;

export interface ButtonFaceProps {
  children: ReactNode;
  /** `primary` for the one next step, `secondary` for what stands beside it, `quiet` for what few people need, `danger` for what takes something away. */
  tone?: ButtonTone;
  /** `base` for the actions of a screen, `small` within a card, a row or a bar; either is at least 44 px high. */
  size?: keyof typeof styles.size;
  /** `content` as a rule, `phone` for the full width on a phone only, as under a form; `full` in a column that is narrow everywhere. */
  width?: keyof typeof styles.width;
  /** Pictures what the words say, such as adding. Decoration: the words stay. */
  iconBefore?: IconNode;
  /** Shows where it leads, such as onward. Decoration as well; a link to another site or a new tab has the mark of that instead. */
  iconAfter?: IconNode;
}

export const buttonClass = (
  { tone = 'primary', size = 'base', width = 'content' }: Pick<ButtonFaceProps, 'tone' | 'size' | 'width'>,
  inactive = false,
  waiting = false,
): string =>
  classNames(
    styles.button,
    styles.size[size],
    styles.tone[tone],
    styles.width[width],
    waiting ? styles.waiting : inactive && styles.inactive,
  );

export function ButtonFace({ children, iconBefore, iconAfter }: Pick<ButtonFaceProps, 'children' | 'iconBefore' | 'iconAfter'>) {
  return (
    <>
      {iconBefore && <Icon of={iconBefore} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
    </>
  );
}
