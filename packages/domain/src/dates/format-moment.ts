import { formatLongDate } from './format-date.js';

const time = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' });

/** `21 november 2026 om 09:14`, Dutch time. */
export const formatMoment = (moment: Date): string => `${formatLongDate(moment)} om ${time.format(moment)}`;
