import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Appointments',
  loading: 'Loading appointments',
  none: 'You have no appointments yet. As soon as there is one, you’ll see it here and get an email.',
  coming: 'Coming up',
  past: 'Past',
  forOrder: '{product} · order {number}',
  join: 'Join the call',
  call: 'Call {number}',
  addToCalendar: 'Add to your calendar',
  addToCalendarOf: 'Add to your calendar: {what}, {moment}',
  moment: '{start} to {end}',
  move: 'Reschedule',
  planText: 'No digital inspection has been planned yet for order {number}.',
};
