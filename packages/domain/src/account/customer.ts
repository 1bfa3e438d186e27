import type { MailWishes } from './mail-choice.js';

/** Who is logged in, as the account calls give it. */
export interface Customer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The language that mails come in, as BCP 47 names it: the one chosen, or the seller's own. */
  readonly locale: string;
}

/** All that the portal knows of a customer personally. */
export interface CustomerProfile extends Customer {
  readonly phoneNumber: string | null;
  /** As it is typed: `dd-mm-jjjj`. */
  readonly birthdate: string | null;
  /** A new address that doesn't count yet: the link that was mailed to it has not been used. */
  readonly newEmail: string | null;
  /** Which mails they want, of those that needn't be. */
  readonly mails: MailWishes;
}
