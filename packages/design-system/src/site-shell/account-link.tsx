import { Icon } from '../icon/icon.js';
import { accountIcon } from '../icon/icons.js';
import { BaseLink } from '../navigation/base-link.js';
import * as styles from './site-header.css.js';

/** Props of `AccountLink`. */
export interface AccountLinkProps {
  href: string;
  /** First name of whoever is signed in; without it the link says 'Inloggen'. */
  firstName?: string | undefined;
}

/** The header's way to the account: the first name of a signed-in customer, or 'Inloggen'. */
export function AccountLink({ href, firstName }: AccountLinkProps) {
  return (
    <BaseLink href={href} className={styles.accountLink} aria-label={firstName ? `Mijn account, ${firstName}` : undefined}>
      <Icon of={accountIcon} />
      <span className={styles.accountName}>{firstName ?? 'Inloggen'}</span>
    </BaseLink>
  );
}
