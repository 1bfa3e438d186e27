import type { Locale } from '@pomp/edition';
import { languageCode } from '@pomp/language';
import { siteEdition } from '../edition';

/** What a space calls a language, as our addresses do; undefined for its own, which is the seller's. */
export const contentLanguage = (locale: Locale): string | undefined =>
  locale === siteEdition().locale ? undefined : languageCode(locale);
