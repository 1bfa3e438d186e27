import { priceList, priceOf, quotedProducts, vatIn } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { cents } from '../payments/payment-calls.js';
import { routes } from '../routes.js';
import { calendarDate } from '../scalars/calendar-date.js';

export const quotedProduct = z.enum(quotedProducts);

const part = z.object({ description: z.string(), price: cents });

const productPrice = z.object({
  product: quotedProduct,
  /** For one, VAT included. */
  price: cents,
  /** The VAT in it. */
  vat: cents,
  /** Together the price. */
  parts: z.array(part),
  /** What is in the price besides, in Dutch. */
  included: z.array(z.string()),
  /** For taking the old boiler along; null where the boiler stays. */
  boilerRemoval: z.nullable(part),
  /** From which day on this is the price. */
  since: calendarDate,
});
export type ProductPriceAnswer = z.output<typeof productPrice>;

/** Prices as the wire has them. */
export const examplePrices: ProductPriceAnswer[] = priceList.map(({ parts, included, ...price }) => ({
  ...price,
  price: priceOf({ parts }),
  vat: vatIn(priceOf({ parts })),
  parts: [...parts],
  included: [...included],
}));

export const getPrices = defineCall({
  route: routes.getPrices,
  summary:
    'What each product costs today, and what is included. Amounts are whole euro cents, VAT included. A quote keeps the prices of its own day.',
  access: 'customer',
  response: z.array(productPrice),
  example: { response: examplePrices },
});
