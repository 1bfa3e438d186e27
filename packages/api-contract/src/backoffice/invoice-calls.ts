import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { cents, exampleInvoice, invoice, ofOrder } from '../payments/payment-calls.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { backofficeRoutes } from './backoffice-routes.js';

const reference = z.string().check(z.minLength(1), z.maxLength(200));

const query = { orderId: exampleOrder.id, type: 'PY' } as const;

export const invoiceCalls = {
  putInvoice: defineCall({
    route: backofficeRoutes.putInvoice,
    summary:
      'Set or change the invoice of an order’s down payment (`PY`) or final payment (`FP`), in whole euro cents with VAT included; `documentReference` is that of its document. 409 when it is paid, or while a payment of it is under way.',
    access: 'seller',
    query: z.strictObject(ofOrder),
    body: z.strictObject({
      invoiceNumber: z.string().check(z.minLength(1), z.maxLength(40)),
      /** At least what a provider takes, and at most ten million euro. */
      amount: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
      vat: cents,
      date: calendarDate,
      dueDate: z.optional(calendarDate),
      documentReference: z.optional(reference),
    }),
    response: invoice,
    errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers' },
    example: {
      query,
      body: {
        invoiceNumber: 'F2026-0412',
        amount: 170_000,
        vat: 29_504,
        date: '2026-11-20',
        dueDate: '2026-12-04',
        documentReference: 'factuur-01482-1',
      },
      response: exampleInvoice,
    },
  }),
  postPaymentReceived: defineCall({
    route: backofficeRoutes.postPaymentReceived,
    summary:
      'Book a payment that came in outside the site, such as a bank transfer or a direct debit. The invoice then is paid, and an order that asks for it moves on. The same `reference` again is answered as the first time. 409 when it is paid otherwise, or while the customer is paying; 422 when the amount isn’t the invoice’s.',
    access: 'seller',
    query: z.strictObject(ofOrder),
    body: z.strictObject({ reference, amount: cents, date: calendarDate }),
    response: invoice,
    errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers' },
    example: {
      query,
      body: { reference: 'NL91ABNA0417164300-20261123-7', amount: 170_000, date: '2026-11-23' },
      response: { ...exampleInvoice, payment: { state: 'paid', paidAt: '2026-11-22T23:00:00.000Z' } },
    },
  }),
};
