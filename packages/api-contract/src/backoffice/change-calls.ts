import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder, order } from '../orders/order-calls.js';
import { backofficeRoutes } from './backoffice-routes.js';
import { change } from './change-webhook.js';
import { pageOf } from './page-of.js';
import { customer, exampleCustomer } from './seller-customer.js';

export const changeCalls = {
  getAllOrders: defineCall({
    route: backofficeRoutes.getAllOrders,
    summary:
      'Orders of all customers, the last made first, in pages of `limit` (50 unless given, 500 at most). `next` is absent on the last page.',
    access: 'seller',
    query: pageOf(/^[\dT:.Z-]{24}_[\da-f-]{36}$/),
    response: z.object({ orders: z.array(z.object({ order, customer })), next: z.optional(z.string()) }),
    example: {
      query: { limit: '1' },
      response: {
        orders: [{ order: exampleOrder, customer: exampleCustomer }],
        next: `2026-11-12T10:02:00.000Z_${exampleOrder.id}`,
      },
    },
  }),
  getChanges: defineCall({
    route: backofficeRoutes.getChanges,
    summary:
      'What changed about customers, in the order in which it happened, in pages of `limit` (50 unless given, 500 at most). Ask again later with the last `next` for what changed since: none is skipped.',
    access: 'seller',
    query: pageOf(/^\d{1,18}$/),
    response: z.object({
      changes: z.array(z.object({ ...change, at: z.string() })),
      next: z.string(),
    }),
    example: {
      query: { after: '5120' },
      response: {
        changes: [
          {
            customerId: exampleCustomer.customerId,
            actor: 'seller',
            action: 'moveOrder',
            subject: exampleOrder.id,
            at: '2026-11-16T14:15:00.000Z',
          },
        ],
        next: '5121',
      },
    },
  }),
};
