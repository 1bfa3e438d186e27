import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { chevronDownIcon } from '../icon/icons.js';
import * as styles from './site-header.css.js';

interface HeaderDropdownProps {
  label: string;
  children: ReactNode;
}

/**
 * A menu item that unfolds: by pointing, and by keyboard or touch through its summary. Links, not a `menu`: Tab walks through them. What unfolds stands beside the
 * `details`, as older browsers show nothing of one that is closed, pointed at or not. See `headerDropdownControl`.
 */
export function HeaderDropdown({ label, children }: HeaderDropdownProps) {
  return (
    <div className={styles.dropdown} data-dropdown="">
      <details>
        <summary className={styles.opener}>
          {label}
          <span className={styles.chevron}>
            <Icon of={chevronDownIcon} size="small" />
          </span>
        </summary>
      </details>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
