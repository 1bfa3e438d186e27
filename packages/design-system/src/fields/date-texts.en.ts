import type { Translation } from '@pomp/language';
import type { nl } from './date-texts.nl.js';

export const en: Translation<typeof nl> = {
  pattern: 'dd-mm-yyyy',
  pick: 'Pick a date: {label}',
  pickAnother: 'Pick a date: {label}, now {date}',
  notLoaded: 'The calendar doesn’t load. You can still type the date.',
  calendar: {
    navigation: 'Navigation',
    previous: 'Go to the previous month',
    next: 'Go to the next month',
    month: 'Choose the month',
    year: 'Choose the year',
    today: 'Today, {date}',
    selected: '{date}, selected',
  },
};
