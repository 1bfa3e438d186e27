import { type SpokenProps, usePlainTexts } from '@pomp/language/react';
import { Icon } from '../icon/icon.js';
import { accountIcon } from '../icon/icons.js';
import { BaseLink } from '../navigation/base-link.js';
import { withTrailingSlash } from '../navigation/with-trailing-slash.js';
import type { AccountLinkData } from './account-link.control.js';
import { accountLinkTexts } from './account-link-texts.js';
import * as styles from './site-header.css.js';

/** Props of `AccountLink`. */
export interface AccountLinkProps extends SpokenProps {
  /** Where a visitor goes to log in. */
  loginHref: string;
  /** Where a customer who is signed in goes. */
  accountHref: string;
  /** First name of whoever is signed in; without it the link says 'Inloggen'. */
  firstName?: string | undefined;
  /** For a host that listens to the whole page. */
  [data: `data-${string}`]: string | undefined;
}

/**
 * The header's way to the account: the first name of a signed-in customer, or 'Inloggen'. It takes along what it says otherwise, for a page that finds out later who is
 * signed in (`showInAccountLink` of `@pomp/design-system/controls`).
 */
export function AccountLink({ loginHref, accountHref, firstName, language, ...data }: AccountLinkProps) {
  const texts = usePlainTexts(accountLinkTexts, language);
  const named = (name: string) => texts.accountOf({ firstName: name });
  const other: AccountLinkData = {
    login: withTrailingSlash(loginHref),
    account: withTrailingSlash(accountHref),
    signIn: texts.signIn,
    accountOf: named('{}'),
  };
  return (
    <BaseLink
      // Other words make another link: this one may have been filled in by then.
      key={texts.signIn}
      {...data}
      data-account-link={JSON.stringify(other)}
      href={firstName ? accountHref : loginHref}
      className={styles.accountLink}
      {...(firstName && { 'aria-label': named(firstName) })}
    >
      <Icon of={accountIcon} />
      <span className={styles.accountName}>{firstName ?? texts.signIn}</span>
    </BaseLink>
  );
}
