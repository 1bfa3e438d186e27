import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { warningIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './feedback.css.js';

/** What a `Badge` is about; its words say it too. */
export type BadgeTone = keyof typeof styles.badgeTone;

/** Props of `Badge`. */
export interface BadgeProps {
  /** `new` for what just came, `warning` for what misses something, `success` for what is in order, `info` for the rest. The words say it too. */
  tone: BadgeTone;
  children: ReactNode;
}

/** One or two words about the thing it stands beside: 'Nieuw', 'Gegevens missen'. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.badgeTone[tone])}>
      {tone === 'warning' && <Icon of={warningIcon} size="small" />}
      {children}
    </span>
  );
}

/** Props of `AlertMark`. */
export interface AlertMarkProps {
  /** What the mark means, for screen readers. */
  label: string;
}

/** The red '!' on a menu item, a house or a section that needs something. */
export function AlertMark({ label }: AlertMarkProps) {
  return (
    <span className={styles.alertMark}>
      <span aria-hidden>!</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
