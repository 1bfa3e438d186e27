import { priceList, priceOf, vatIn } from '@pomp/domain';
import type { CustomerHandlers } from '../http/call-handler.js';

export const priceRoutes = (): Pick<CustomerHandlers, 'getPrices'> => ({
  getPrices: async () =>
    priceList.map(({ parts, included, ...price }) => {
      const amount = priceOf({ parts });
      return { ...price, price: amount, vat: vatIn(amount), parts: [...parts], included: [...included] };
    }),
});
