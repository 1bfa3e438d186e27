import { quoteStatuses, reservableProducts, type Quote } from '@pomp/domain';
import * as z from 'zod/mini';
import { exampleHouse } from '../houses/house-calls.js';
import { cents } from '../payments/payment-calls.js';
import { quotedProduct } from '../prices/price-calls.js';
import { calendarDate } from '../scalars/calendar-date.js';

const yesNo = z.enum(['ja', 'nee']);
const count = z.int().check(z.positive());

export const quote = z.object({
  id: z.string(),
  /** Null until it is ordered from. */
  order: z.nullable(z.object({ id: z.string(), orderNumber: z.string() })),
  /** As the customer asked for it. */
  formValues: z.object({
    product: z.enum(reservableProducts),
    hasPompAo: z.nullable(yesNo),
    quantity: count,
    removeBoiler: z.nullable(yesNo),
    quoteDate: calendarDate,
  }),
  /** What is offered: for a customer who already has a Pomp AO, an All-Electric is the upgrade. */
  product: quotedProduct,
  /** Null for an address that is none of the customer's houses. */
  houseId: z.nullable(z.string()),
  address: z.object({ address: z.string(), zipcode: z.string(), city: z.string() }),
  lines: z.array(z.object({ description: z.string(), quantity: count, unitPrice: cents, amount: cents })),
  /** VAT included. */
  total: cents,
  /** The VAT in it. */
  vat: cents,
  /** The last day on which it can be ordered from. */
  validUntil: calendarDate,
  status: z.enum(quoteStatuses),
  /** An order names it: it then is the quote that the customer saw. */
  revision: count,
}) satisfies z.ZodMiniType<Quote>;

export type QuoteAnswer = z.output<typeof quote>;

export const exampleQuote: QuoteAnswer = {
  id: '7a4c1a0e-95d6-4f0b-8a35-2c8d3b1f0e88',
  order: null,
  formValues: { product: 'All-Electric', hasPompAo: 'nee', quantity: 1, removeBoiler: 'ja', quoteDate: '2026-11-18' },
  product: 'All-Electric',
  houseId: exampleHouse.id,
  address: { address: exampleHouse.address, zipcode: exampleHouse.zipcode, city: exampleHouse.city },
  lines: [
    { description: 'Pomp AO', quantity: 1, unitPrice: 340_000, amount: 340_000 },
    { description: 'Pomp T met boiler van 200 liter', quantity: 1, unitPrice: 495_000, amount: 495_000 },
    { description: 'Element', quantity: 1, unitPrice: 75_000, amount: 75_000 },
    { description: 'Oude cv-ketel meenemen', quantity: 1, unitPrice: 12_500, amount: 12_500 },
  ],
  total: 922_500,
  vat: 160_103,
  validUntil: '2026-12-18',
  status: 'open',
  revision: 1,
};
