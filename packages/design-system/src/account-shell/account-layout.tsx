import type { ReactNode } from 'react';
import * as styles from './account.css.js';
import { AccountNavigation, type AccountNavigationProps } from './account-navigation.js';

/** Props of `AccountLayout`. */
export interface AccountLayoutProps extends Pick<AccountNavigationProps, 'items' | 'signOut'> {
  children: ReactNode;
}

/** The account area: its menu beside the screen, above it on a phone. */
export function AccountLayout({ items, signOut, children }: AccountLayoutProps) {
  return (
    <div className={styles.layout}>
      <AccountNavigation items={items} signOut={signOut} />
      <main id="inhoud">{children}</main>
    </div>
  );
}
