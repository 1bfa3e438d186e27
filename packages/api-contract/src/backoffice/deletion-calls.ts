import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { id } from '../scalars/id.js';
import { backofficeRoutes } from './backoffice-routes.js';
import { exampleCustomer } from './seller-customer.js';

/** By their numbers. */
const orders = z.array(z.string());

export const deletionCalls = {
  getDeletions: defineCall({
    route: backofficeRoutes.getDeletions,
    summary:
      'All customers who asked for their account’s deletion and are still there, the first who asked first: by law there is a month for it. `ordersUnderWay` have to end before it can be done; of `ordersKept` invoices, payments and signatures stay.',
    access: 'seller',
    response: z.object({
      deletions: z.array(
        z.object({
          customerId: z.string(),
          email: z.string(),
          requestedAt: z.string(),
          ordersUnderWay: orders,
          ordersKept: orders,
        }),
      ),
    }),
    example: {
      response: {
        deletions: [
          {
            customerId: exampleCustomer.customerId,
            email: exampleCustomer.email,
            requestedAt: '2026-11-21T09:00:00.000Z',
            ordersUnderWay: [],
            ordersKept: [exampleOrder.orderNumber],
          },
        ],
      },
    },
  }),
  deleteCustomer: defineCall({
    route: backofficeRoutes.deleteCustomer,
    summary:
      'Erase a customer: all rows and files but what the law wants kept, which goes by itself when its time is over. It can’t be undone; again changes nothing. 404 also where the customer didn’t ask for it, unless they did so otherwise (`asked=elsewhere`). 409 while an order is under way, which `params.orders` names; one that was called off, by its number in `calledOff` (several with commas), ends, and its invoices and signatures are kept as those of another: 409 only while money can still come in of it.',
    access: 'seller',
    query: z.strictObject({
      customerId: id,
      asked: z.optional(z.literal('elsewhere')),
      calledOff: z.optional(z.string().check(z.maxLength(500))),
    }),
    response: z.object({ erasedAt: z.string(), ordersKept: orders }),
    errors: { 404: 'notFound', 409: 'conflict' },
    example: {
      query: { customerId: exampleCustomer.customerId },
      response: { erasedAt: '2026-11-24T10:00:00.000Z', ordersKept: [exampleOrder.orderNumber] },
    },
  }),
};
