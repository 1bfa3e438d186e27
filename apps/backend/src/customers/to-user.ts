import type { Customer } from '@pomp/domain';
import { offeredLocale, type Edition } from '@pomp/edition';
import type { Reader } from '../context/voices.js';

/** A customer as the account calls give it: with a language that the seller offers. */
export const toUser = (
  { id, firstName, lastName, email, locale }: Omit<Customer, 'locale'> & Reader,
  edition: Pick<Edition, 'locale' | 'locales'>,
): Customer => ({ id, firstName, lastName, email, locale: offeredLocale(edition, locale) });
