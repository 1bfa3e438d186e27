import { quotedProducts } from '@pomp/domain';
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
  /** What is in the price besides. */
  included: z.array(z.string()),
  /** For taking the old boiler along; null where the boiler stays. */
  boilerRemoval: z.nullable(part),
  /** From which day on this is the price. */
  since: calendarDate,
});
export type ProductPriceAnswer = z.output<typeof productPrice>;

const boilerRemoval = { description: 'Oude cv-ketel meenemen', price: 12_500 };
const pompAo = { description: 'Pomp AO', price: 340_000 };
const pompT = { description: 'Pomp T met boiler van 200 liter', price: 495_000 };
const included = ['Digitale inspectie en installatieplan', 'Plaatsen en aansluiten'];
const since = '2026-11-21' as const;
const replacing = { included: [...included, 'Cv-ketel afkoppelen'], boilerRemoval, since } satisfies Partial<ProductPriceAnswer>;

/** Prices as the wire has them. */
export const examplePrices: ProductPriceAnswer[] = [
  { product: 'Pomp AO', price: 340_000, vat: 59_008, parts: [pompAo], included, boilerRemoval: null, since },
  {
    product: 'All-Electric',
    price: 910_000,
    vat: 157_934,
    parts: [pompAo, pompT, { description: 'Element', price: 75_000 }],
    ...replacing,
  },
  { product: 'Upgrade', price: 495_000, vat: 85_909, parts: [pompT], ...replacing },
];

export const getPrices = defineCall({
  route: routes.getPrices,
  summary:
    'What each product costs today, and what is included. Amounts are whole euro cents, VAT included. A quote keeps the prices of its own day.',
  access: 'customer',
  response: z.array(productPrice),
  example: { response: examplePrices },
});
