import { handoverForm, orderProducts } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { exampleOrder } from '../orders/order-calls.js';
import { routes } from '../routes.js';
import { sectionValues } from '../section-values.js';

const withToken = z.strictObject({ token: z.string().check(z.maxLength(64)) });
const query = { token: 'c2VjcmV0' };

/** That somebody signed for a handover. */
const signedHandover = z.object({ name: z.string(), at: z.string() });

export const getHandover = defineCall({
  route: routes.getHandover,
  summary:
    'What is handed over by the link that the seller made, for whoever has it: an order and where it was installed, and whether somebody signed. Needs no session. 422 once the link is over.',
  access: 'public',
  query: withToken,
  response: z.object({
    orderNumber: z.string(),
    product: z.enum(orderProducts),
    /** Street and number, postcode and place. */
    address: z.string(),
    signed: z.nullable(signedHandover),
  }),
  errors: { 422: 'expiredLink', 429: 'tooManyRequests' },
  example: {
    query,
    response: {
      orderNumber: exampleOrder.orderNumber,
      product: exampleOrder.product,
      address: 'Lindelaan 12, 3581 KJ Utrecht',
      signed: null,
    },
  },
});

export const putHandover = defineCall({
  route: routes.putHandover,
  summary:
    'Sign for a handover, once: the same again is answered as the first time. The proof is a PDF among the order’s documents, under our own signature; a remark is a message to the seller. 409 when another signed already.',
  access: 'public',
  query: withToken,
  body: sectionValues(handoverForm),
  response: signedHandover,
  errors: { 409: 'conflict', 422: ['invalidAnswers', 'expiredLink'], 429: 'tooManyRequests' },
  example: {
    query,
    body: exampleOfForm(handoverForm),
    response: { name: 'Noor Visser', at: '2027-01-12T14:40:00.000Z' },
  },
});
