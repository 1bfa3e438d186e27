import type { Voice } from '@pomp/correspondence';
import { offeredLocale, type Locale } from '@pomp/edition';
import type { Context } from './context.js';

type Speaking = Pick<Context, 'edition' | 'speak'>;

/** Someone of whom it may be known what they read, such as a customer or whoever asked something without an account. */
export interface Reader {
  readonly locale: Locale | null;
  /** Of a customer: null until they chose one, by a link that was mailed to them. */
  readonly passwordHash?: string | null;
}

/** How people are written to who bought or asked something: the one place where their language is chosen. */
export const voiceToCustomer = ({ edition, speak }: Speaking, { locale, passwordHash }: Reader): Voice => ({
  edition,
  language: speak(offeredLocale(edition, locale)),
  ...(passwordHash === null && { isStranger: true }),
});

/** How the seller's own people are written to. */
export const voiceToStaff = ({ edition, speak }: Speaking): Voice => ({ edition, language: speak(edition.locale) });
