import { pomp as brand } from '@pomp/design-system/brands';
import { priceList } from '@pomp/domain';
import type { Edition } from '../edition.js';
import { dutchRoutes } from '../routes/dutch-routes.js';
import { englishRoutes } from '../routes/english-routes.js';

/** The seller of the specs. */
export const edition: Edition = {
  id: 'pomp',
  locale: 'nl-NL',
  locales: ['nl-NL', 'en-GB'],
  brand,
  seller: {
    description: { 'nl-NL': 'Warmtepompen voor Nederlandse huizen.', 'en-GB': 'Heat pumps for Dutch homes.' },
    slogan: { 'nl-NL': 'warmte uit koude lucht', 'en-GB': 'warmth from cold air' },
    email: 'klantenservice@pomp.example',
    phone: '088 000 12 34',
    // Made up, with numbers that nobody has: the seller's own take their place, without `isExample`.
    legal: {
      name: 'Pomp Voorbeeld B.V.',
      kvkNumber: '00000000',
      vatNumber: 'NL000000000B00',
      address: { street: 'Voorbeeldweg 1', postCode: '0000 AA', city: 'Utrecht' },
      isExample: true,
    },
  },
  routes: dutchRoutes,
  translatedRoutes: { 'en-GB': englishRoutes },
  prices: priceList,
  // An example, as the prices are: a seller promises what it can keep.
  promisedDays: { steps: { RV: 2, DI: 2, AI: 2, SI: 2, PY: 5, IN: 5, FP: 5 }, answer: 1 },
};
