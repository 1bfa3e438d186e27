import { perLocale, type Language } from '@pomp/language';

const zone = { timeZone: 'Europe/Amsterdam' } as const;
const dayAndMonth = /* #__PURE__ */ perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'long' }),
);
const weekday = /* #__PURE__ */ perLocale((locale) => new Intl.DateTimeFormat(locale, { ...zone, weekday: 'long' }));
const whole = /* #__PURE__ */ perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { ...zone, weekday: 'long', day: 'numeric', month: 'long' }),
);

type In = Pick<Language, 'locale'>;

/** `24 november`, for days that are near enough to need no year. */
export const formatDayAndMonth = (date: string | Date, language: In): string => dayAndMonth(language).format(new Date(date));

/** `dinsdag` */
export const formatWeekday = (date: string | Date, language: In): string => weekday(language).format(new Date(date));

/** `dinsdag 24 november` */
export const formatNearDay = (date: string | Date, language: In): string => whole(language).format(new Date(date));
