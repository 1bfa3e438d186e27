import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import type { IconNode } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './button.css.js';

/** How buttons and links that look like one are told apart by weight. One `primary` a screen. */
export type ButtonTone = keyof typeof styles.tone;

export interface ButtonFaceProps {
  children: ReactNode;
  tone?: ButtonTone;
  size?: keyof typeof styles.size;
  width?: keyof typeof styles.width;
  iconBefore?: IconNode;
  iconAfter?: IconNode;
}

export const buttonClass = ({ tone = 'primary', size = 'base', width = 'content' }: Pick<ButtonFaceProps, 'tone' | 'size' | 'width'>, inactive = false, waiting = false): string =>
  classNames(styles.button, styles.size[size], styles.tone[tone], styles.width[width], waiting ? styles.waiting : inactive && styles.inactive);

export function ButtonFace({ children, iconBefore, iconAfter }: Pick<ButtonFaceProps, 'children' | 'iconBefore' | 'iconAfter'>) {
  return (
    <>
      {iconBefore && <Icon of={iconBefore} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
    </>
  );
}
