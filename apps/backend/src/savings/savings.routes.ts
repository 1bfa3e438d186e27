import { systemPricesIn } from '@pomp/domain';
import type { PublicHandlers } from '../http/call-handler.js';
import { HttpError } from '../errors/http-error.js';
import type { HomeContext } from '../registers/look-up-home.js';
import { answerSavings } from './answer-savings.js';
import { savingsTotals } from './savings-totals.js';

export function savingsRoutes(context: HomeContext): Pick<PublicHandlers, 'postSavings' | 'getSavings'> {
  const totals = savingsTotals(context);
  const calculating = { ...context, prices: systemPricesIn(context.edition.prices) };
  return {
    postSavings: ({ body, visitor: { network, locale } }) =>
      answerSavings(calculating, { body, network, locale }).catch(withDetails),
    getSavings: async () => ({ ...(await totals()) }),
  };
}

/** The mailed forms read `details` where others read `message` (spec 2 §8). */
function withDetails(error: unknown): never {
  throw error instanceof HttpError ? error.sayingToo('details') : error;
}
