import type { Translation } from '@pomp/language';
import type { nl } from './reservation-request.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Reservation',
  billingAddress: { label: 'Street and house number of the billing address' },
};
