import { perLocale, type Language } from '@pomp/language';

const time = /* #__PURE__ */ perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' }),
);
const dayAndTime = /* #__PURE__ */ perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Amsterdam', dateStyle: 'long', timeStyle: 'short' }),
);

/** `09:14`, Dutch time. */
export const formatTime = (moment: Date, language: Pick<Language, 'locale'>): string => time(language).format(moment);

/** `21 november 2026 om 09:14`, Dutch time. */
export const formatMoment = (moment: Date, language: Pick<Language, 'locale'>): string => dayAndTime(language).format(moment);
