import { formatLongDate } from './format-date.js';

const time = /* #__PURE__ */ new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' });

/** `09:14`, Dutch time. */
export const formatTime = (moment: Date): string => time.format(moment);

/** `21 november 2026 om 09:14`, Dutch time. */
export const formatMoment = (moment: Date): string => `${formatLongDate(moment)} om ${formatTime(moment)}`;
