import { AlertMark } from '../feedback/badge.js';
import { Icon } from '../icon/icon.js';
import type { IconNode } from '../icon/icons.js';
import { MenuLink } from '../navigation/menu-link.js';
import * as styles from './account.css.js';

/** Props of `NavigationItem`. */
export interface NavigationItemProps {
  /** The title of the screen it leads to. On a phone it also says where one is. */
  label: string;
  href: string;
  /** Makes the item quick to find again. Decoration: the label says it all. */
  icon: IconNode;
  /** Something here waits for the customer: shows the red '!', and says this to screen readers. */
  alert?: string | undefined;
  /** `exact` for the overview, whose address starts every other. */
  match?: 'exact' | 'within';
}

/** One destination of the account's menu. The current page is marked by itself. */
export function NavigationItem({ label, href, icon, alert, match }: NavigationItemProps) {
  return (
    <MenuLink href={href} match={match} className={styles.item}>
      <Icon of={icon} />
      <span className={styles.itemLabel}>{label}</span>
      {alert && <AlertMark label={alert} />}
    </MenuLink>
  );
}
