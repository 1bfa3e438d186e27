'use client';

import type { AriaAttributes, MouseEvent, Ref } from 'react';
import { Icon } from '../icon/icon.js';
import type { IconNode } from '../icon/icons.js';
import { Tooltip } from '../info-disclosure/tooltip.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './button.css.js';

/** Props of `IconButton`. */
export interface IconButtonProps extends Pick<AriaAttributes, 'aria-expanded' | 'aria-controls' | 'aria-describedby'> {
  /** All that is seen, so one that means the same everywhere. */
  icon: IconNode;
  /** What it does and to what: 'Foto van de meterkast verwijderen'. Shown on pointing and on focus. */
  label: string;
  /** `quiet` in rows and corners, `secondary` where it must be seen as a button, `danger` for what takes something away. */
  tone?: keyof typeof styles.iconTone;
  /** `submit` only for the one button of a small form, such as a search; `button` never sends a form. */
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Only where the same handling returns in every row, or where everyone knows the icon. Anywhere else words are clearer: `Button`. */
export function IconButton({ icon, label, tone = 'quiet', type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip name={label}>
      <button {...rest} type={type} className={classNames(styles.iconButton, styles.iconTone[tone])}>
        <Icon of={icon} />
      </button>
    </Tooltip>
  );
}
