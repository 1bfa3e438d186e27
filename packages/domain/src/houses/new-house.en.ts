import type { Translation } from '@pomp/language';
import type { nl } from './new-house.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Add a home',
  address: { label: 'Street and house number', malformed: 'Enter a street and a house number' },
  zip: { label: 'Postcode' },
  city: { label: 'Town' },
  mainAddress: { label: 'This is my main address' },
};
