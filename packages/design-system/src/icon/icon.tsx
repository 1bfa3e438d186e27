import { createElement } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './icon.css.js';
import type { IconNode } from './icons.js';

/** Props of `Icon`. */
export interface IconProps {
  /** A drawing from `icons`, or any other of lucide's. */
  of: IconNode;
  /** `small` beside small text, `base` in a line or a button, `large` in front of a message, `huge` as a picture. In rem, so that text zoom works. */
  size?: keyof typeof styles.size;
  /** Only when the icon stands alone and says something that no text beside it says. */
  label?: string;
}

/** Lucide's drawings in our stroke, as plain SVG: renders on the server and costs the browser no script. */
export function Icon({ of, size = 'base', label }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles.size[size])}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
