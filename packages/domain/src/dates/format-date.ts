import { perLocale, type Language } from '@pomp/language';

const missing = 'Date not available';
const short = /* #__PURE__ */ perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Amsterdam', day: '2-digit', month: '2-digit', year: 'numeric' }),
);
const long = /* #__PURE__ */ perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Amsterdam', day: 'numeric', month: 'long', year: 'numeric' }),
);

/** What the wire, a CMS or a database may hold where a date should be. */
export type DateLike = Date | string | null | undefined;

function format(date: DateLike, formatter: Intl.DateTimeFormat): string {
  const instant = date instanceof Date ? date : new Date(date ?? Number.NaN);
  return Number.isNaN(instant.getTime()) ? missing : formatter.format(instant);
}

/** `21-11-2026`; 'Date not available' for a missing or invalid date, in any language (spec 2 §9). */
export const formatDate = (date: DateLike, language: Pick<Language, 'locale'>) => format(date, short(language));

/** `21 november 2026`. */
export const formatLongDate = (date: DateLike, language: Pick<Language, 'locale'>) => format(date, long(language));
