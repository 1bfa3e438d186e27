import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import type { IconNode } from '../icon/icons.js';
import { Text } from '../text/text.js';
import * as styles from './feedback.css.js';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** Pictures what isn't there yet. Decoration: leave it out when none fits. */
  icon?: IconNode;
  /** What isn't there yet, and what to do about it. */
  children: ReactNode;
  /** The button or link that changes it. */
  action?: ReactNode;
}

/** Stands in the place of a list with nothing in it: says so, and offers what can be done. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <Icon of={icon} size="huge" />}
      <Text>{children}</Text>
      {action && <div>{action}</div>}
    </div>
  );
}
