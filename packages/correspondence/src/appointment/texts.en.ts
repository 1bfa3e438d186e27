import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: {
    planned: '{what}: your appointment is set',
    moved: '{what}: your appointment has been moved',
    cancelled: '{what}: your appointment is cancelled',
  },
  news: {
    planned: 'You have an appointment on {moment}.',
    moved: 'Your appointment is now on {moment}.',
    cancelled: 'Your appointment on {moment} is cancelled.',
  },
  calendar: {
    planned: 'Open the attachment to put the appointment in your calendar.',
    moved: 'Open the attachment to change the appointment in your calendar.',
    cancelled: 'Open the attachment to take the appointment out of your calendar.',
  },
  what: 'What for: {what} of order {orderNumber}',
  address: 'Address: {address}',
  join: 'Join the call',
  appointments: 'View your appointments',
  entry: {
    summary: '{what} {seller}',
    description: 'Order {orderNumber}',
    fileName: 'appointment.ics',
    service: 'First service {seller}',
    serviceHour: 'We’ll agree on the time with you later.',
    serviceFileName: 'first-service.ics',
  },
};
