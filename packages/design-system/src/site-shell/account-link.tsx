import { type SpokenProps, usePlainTexts } from '@pomp/language/react';
import { Icon } from '../icon/icon.js';
import { accountIcon } from '../icon/icons.js';
import { BaseLink } from '../navigation/base-link.js';
import { accountLinkTexts } from './account-link-texts.js';
import * as styles from './site-header.css.js';

/** Props of `AccountLink`. */
export interface AccountLinkProps extends SpokenProps {
  href: string;
  /** First name of whoever is signed in; without it the link says 'Inloggen'. */
  firstName?: string | undefined;
}

/** The header's way to the account: the first name of a signed-in customer, or 'Inloggen'. */
export function AccountLink({ href, firstName, language }: AccountLinkProps) {
  const texts = usePlainTexts(accountLinkTexts, language);
  const name = firstName ? { 'aria-label': texts.accountOf({ firstName }) } : {};
  return (
    <BaseLink href={href} className={styles.accountLink} {...name}>
      <Icon of={accountIcon} />
      <span className={styles.accountName}>{firstName ?? texts.signIn}</span>
    </BaseLink>
  );
}
