import { priceOf, pricesSaid, vatIn } from '@pomp/domain';
import { sayOwn } from '@pomp/language';
import type { Context } from '../context/context.js';
import type { CustomerHandlers } from '../http/call-handler.js';

export const priceRoutes = ({ edition, speak }: Pick<Context, 'edition' | 'speak'>): Pick<CustomerHandlers, 'getPrices'> => ({
  getPrices: async ({ client }) => {
    const language = speak(client.locale);
    return pricesSaid(edition.prices, (text) => sayOwn(text, language)).map(({ parts, included, ...price }) => {
      const amount = priceOf({ parts });
      return { ...price, price: amount, vat: vatIn(amount), parts: [...parts], included: [...included] };
    });
  },
});
