import type { WordsOf } from '../sections/words-of.js';
import type { newHouse } from './new-house.js';

export const nl = {
  title: 'Woning toevoegen',
  address: { label: 'Straat en huisnummer', malformed: 'Vul een straat en een huisnummer in' },
  zip: { label: 'Postcode' },
  city: { label: 'Plaats' },
  mainAddress: { label: 'Dit is mijn hoofdadres' },
} as const satisfies WordsOf<typeof newHouse>;
