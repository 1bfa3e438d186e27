import { Icon } from '../icon/icon.js';
import { accountIcon } from '../icon/icons.js';
import { BaseLink } from '../navigation/base-link.js';
import * as styles from './site-header.css.js';

export interface AccountLinkProps {
  href: string;
  /** First name of whoever is signed in; without it the link says 'Inloggen'. */
  firstName?: string | undefined;
}

export function AccountLink({ href, firstName }: AccountLinkProps) {
  return (
    <BaseLink href={href} className={styles.accountLink} aria-label={firstName ? `Mijn account, ${firstName}` : undefined}>
      <Icon of={accountIcon} />
      <span className={styles.accountName}>{firstName ?? 'Inloggen'}</span>
    </BaseLink>
  );
}
