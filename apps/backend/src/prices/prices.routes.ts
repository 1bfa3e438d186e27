import { priceOf, vatIn } from '@pomp/domain';
import type { Context } from '../context/context.js';
import type { CustomerHandlers } from '../http/call-handler.js';

export const priceRoutes = ({ edition }: Pick<Context, 'edition'>): Pick<CustomerHandlers, 'getPrices'> => ({
  getPrices: async () =>
    edition.prices.map(({ parts, included, ...price }) => {
      const amount = priceOf({ parts });
      return { ...price, price: amount, vat: vatIn(amount), parts: [...parts], included: [...included] };
    }),
});
