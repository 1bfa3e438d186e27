import type { ReactNode } from 'react';
import * as styles from './account.css.js';
import { AccountNavigation, type AccountNavigationProps } from './account-navigation.js';

export interface AccountLayoutProps {
  items: AccountNavigationProps['items'];
  children: ReactNode;
}

/** The account area: its menu beside the screen, above it on a phone. */
export function AccountLayout({ items, children }: AccountLayoutProps) {
  return (
    <div className={styles.layout}>
      <AccountNavigation items={items} />
      <main id="inhoud">{children}</main>
    </div>
  );
}
