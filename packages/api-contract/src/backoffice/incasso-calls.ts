import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';
import { backofficeRoutes } from './backoffice-routes.js';

const query = z.strictObject({ orderId: id });

const incasso = z.object({
  /** To name with the collection, and its own for each consent. */
  mandateId: z.string(),
  accountHolder: z.string(),
  /** Whole, without spaces. */
  iban: z.string(),
  agreedAt: z.string(),
  /** The words that the customer agreed to. */
  consent: z.string(),
  incassoDate: z.nullable(calendarDate),
  /** Since when the final invoice is paid, or the order withdrawn from: nothing may be collected any more. */
  lapsedAt: z.nullable(z.string()),
});

const example = {
  query: { orderId: exampleOrder.id },
  response: {
    mandateId: '7c1f0a52-3f57-4a0e-9c36-2f8c0f6f1b20',
    accountHolder: 'M. de Wit',
    iban: 'NL91ABNA0417164300',
    agreedAt: '2026-11-21T09:06:00.000Z',
    consent: 'Ik ga akkoord dat de eindfactuur één keer van deze rekening wordt afgeschreven',
    incassoDate: '2026-12-28' as const,
    lapsedAt: null,
  },
};

export const incassoCalls = {
  getIncasso: defineCall({
    route: backofficeRoutes.getIncasso,
    summary:
      'The account that an order’s final invoice may be collected from, and since when it may not any more. 404 without the customer’s consent.',
    access: 'seller',
    query,
    response: incasso,
    errors: { 404: 'notFound' },
    example,
  }),
  putIncasso: defineCall({
    route: backofficeRoutes.putIncasso,
    summary:
      'Tell the customer when the final invoice is collected, at least fourteen days in advance; null takes the date away. 409 without the customer’s consent, without an invoice, and when it is paid or the order was withdrawn from.',
    access: 'seller',
    query,
    body: z.strictObject({ incassoDate: z.nullable(calendarDate) }),
    response: incasso,
    errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers' },
    example: { ...example, body: { incassoDate: '2026-12-28' } },
  }),
  deleteIncasso: defineCall({
    route: backofficeRoutes.deleteIncasso,
    summary:
      'Take back the consent of a customer who asked you to. The customer pays, or agrees again. Without consent nothing happens.',
    access: 'seller',
    query,
    response: z.object({}),
    errors: { 404: 'notFound' },
    example: { query: example.query, response: {} },
  }),
};
