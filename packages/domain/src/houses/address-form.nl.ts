import type { WordsOf, WordsOfFields } from '../sections/words-of.js';
import type { addressForm, lookedUpAddressFields } from './address-form.js';

export const nl = {
  title: 'Adres',
  street: { label: 'Straat' },
  houseNumber: { label: 'Huisnummer' },
  place: { label: 'Plaats' },
  zipcode: { label: 'Postcode' },
  addition: { label: 'Toevoeging' },
} as const satisfies WordsOf<typeof addressForm> & WordsOfFields<'address', typeof lookedUpAddressFields>;
