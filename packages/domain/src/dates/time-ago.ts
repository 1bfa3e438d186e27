import { perLocale, type Language } from '@pomp/language';
import type { DateLike } from './format-date.js';

const millisPerDay = 24 * 60 * 60 * 1_000;
const counted = /* #__PURE__ */ perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const today = /* #__PURE__ */ perLocale((locale) => {
  const [first = '', ...rest] = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  return first.toLocaleUpperCase(locale) + rest.join('');
});

/** Whole days from one instant to the other; NaN for a missing or invalid date. */
const daysSince = (date: DateLike, now: Date): number =>
  Math.floor((now.getTime() - new Date(date ?? Number.NaN).getTime()) / millisPerDay);

/**
 * How long ago something appeared: 'Vandaag' when that is less than a day (spec 2 §4), then '3 dagen geleden', '2 weken geleden',
 * '4 maanden geleden'. Undefined for a missing or invalid date.
 */
export function timeAgo(date: DateLike, now: Date, language: Pick<Language, 'locale'>): string | undefined {
  const days = daysSince(date, now);
  if (Number.isNaN(days)) return undefined;
  if (days < 1) return today(language);
  if (days < 14) return counted(language).format(-days, 'day');
  if (days < 61) return counted(language).format(-Math.floor(days / 7), 'week');
  if (days < 365) return counted(language).format(-Math.floor(days / 30.5), 'month');
  return counted(language).format(-Math.floor(days / 365), 'year');
}

/** Whether something appeared no more than so many days ago: what is called 'Nieuw'. */
export const isWithinDays = (date: DateLike, days: number, now: Date): boolean => daysSince(date, now) < days;
