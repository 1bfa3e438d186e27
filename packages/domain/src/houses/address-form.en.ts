import type { Translation } from '@pomp/language';
import type { nl } from './address-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Address',
  street: { label: 'Street' },
  houseNumber: { label: 'House number' },
  place: { label: 'Town' },
  zipcode: { label: 'Postcode' },
  addition: { label: 'Addition' },
};
