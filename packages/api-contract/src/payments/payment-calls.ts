import { paymentStates, paymentTypes, type Payment, type PaymentState } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { routes } from '../routes.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';

export const paymentType = z.enum(paymentTypes);
const unpaidStates = paymentStates.filter((state): state is Exclude<PaymentState, 'paid'> => state !== 'paid');

/** Names one payment of one order. */
export const ofOrder = { orderId: id, type: paymentType };
/** In whole euro cents. */
export const cents = z.int().check(z.nonnegative());

export const payment = z.discriminatedUnion('state', [
  z.object({ state: z.literal('paid'), paidAt: z.string() }),
  z.object({ state: z.enum(unpaidStates), paidAt: z.null() }),
]) satisfies z.ZodMiniType<Payment>;

export const invoice = z.object({
  invoiceNumber: z.string(),
  type: paymentType,
  /** VAT included. */
  amount: cents,
  /** The VAT in it. */
  vat: cents,
  date: calendarDate,
  dueDate: z.nullable(calendarDate),
  /** The address of the invoice's document, on the site's own origin. */
  documentUrl: z.nullable(z.string()),
  payment,
});
/** What is to be paid, and what for. */
export type Invoice = z.output<typeof invoice>;

const query = { orderId: exampleOrder.id, type: 'PY' } as const;

export const exampleInvoice: Invoice = {
  invoiceNumber: 'F2026-0412',
  type: 'PY',
  amount: 170_000,
  vat: 29_504,
  date: '2026-11-20',
  dueDate: '2026-12-04',
  documentUrl: '/api/account/getDocument?documentId=1f6f2c9a-0b6e-4f0e-9a4e-5d3c2b1a0f77',
  payment: { state: 'none', paidAt: null },
};

export const getInvoice = defineCall({
  route: routes.getInvoice,
  summary:
    'The invoice of an order’s down payment (`PY`) or of its final payment (`FP`). 404 while there is none. Amounts are whole euro cents, VAT included.',
  access: 'customer',
  query: z.strictObject(ofOrder),
  response: invoice,
  errors: { 404: 'notFound' },
  example: { query, response: exampleInvoice },
});

export const postPayment = defineCall({
  route: routes.postPayment,
  summary:
    'Start paying an invoice: the address of the checkout to send the customer to. While that payment is open, asking again gives the same. 409 when it is paid or not asked for now, or when the plan isn’t signed yet; 503 while the payment provider is away.',
  access: 'customer',
  body: z.strictObject(ofOrder),
  keyed: true,
  response: z.object({ checkoutUrl: z.string() }),
  errors: { 404: 'notFound', 409: 'conflict', 429: 'tooManyRequests' },
  example: { body: query, response: { checkoutUrl: 'https://www.mollie.com/checkout/select-method/7UhSN1zuXS' } },
});

export const getPayment = defineCall({
  route: routes.getPayment,
  summary:
    'How far paying an invoice is. A payment that isn’t over is asked for at the provider, so that who returns before its notice is answered right.',
  access: 'customer',
  query: z.strictObject(ofOrder),
  response: payment,
  errors: { 404: 'notFound' },
  example: { query, response: { state: 'paid', paidAt: '2026-11-21T09:12:00.000Z' } },
});
