import { withdrawalForm } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { exampleOrder } from '../orders/order-calls.js';
import { routes } from '../routes.js';
import { id } from '../scalars/id.js';
import { withSectionValues } from '../section-values.js';

export const postWithdrawal = defineCall({
  route: routes.postWithdrawal,
  summary:
    'Withdraw from the agreement of an order, up to and with its `withdrawalUntil`. The customer gets a dated confirmation by mail. 409 when that can’t be any more, with the reason.',
  access: 'customer',
  body: withSectionValues(withdrawalForm, { orderId: id }),
  once: true,
  response: z.object({ withdrawnAt: z.string() }),
  errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers' },
  example: {
    body: { orderId: exampleOrder.id, ...exampleOfForm(withdrawalForm, { name: 'Marieke de Wit', reason: undefined }) },
    response: { withdrawnAt: '2026-11-24T20:15:00.000Z' },
  },
});
