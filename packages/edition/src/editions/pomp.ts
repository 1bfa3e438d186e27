import { pomp as brand } from '@pomp/design-system/brands';
import { priceList } from '@pomp/domain';
import type { Edition } from '../edition.js';
import { dutchRoutes } from '../routes/dutch-routes.js';

/** The seller of the specs. */
export const edition: Edition = {
  id: 'pomp',
  locale: 'nl-NL',
  brand,
  seller: {
    description: 'Warmtepompen voor Nederlandse huizen.',
    slogan: 'warmte uit koude lucht',
    email: 'klantenservice@pomp.example',
    phone: '088 000 12 34',
    legal: undefined,
  },
  routes: dutchRoutes,
  prices: priceList,
};
