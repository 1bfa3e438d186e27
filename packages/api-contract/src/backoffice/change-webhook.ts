import * as z from 'zod/mini';
import { exampleOrder } from '../orders/order-calls.js';
import { exampleCustomer } from './seller-customer.js';

const actor = z.enum(['customer', 'seller', 'system']);

/** What a change is about, also as `getChanges` has it. */
export const change = { customerId: z.string(), actor, action: z.string(), subject: z.nullable(z.string()) };

/** What is posted to the seller's systems at each change, signed by Standard Webhooks. No personal data: whoever may know asks for it. */
export const changeWebhook = z.object({
  type: z.templateLiteral(['change.', z.string()]),
  /** When it changed. */
  timestamp: z.string(),
  /** `number` gives the order in which it happened; as `after` of `getChanges` it asks for what came next. */
  data: z.object({ number: z.string(), ...change }),
});
/** What the seller's own systems are told of a change. */
export type ChangeWebhook = z.output<typeof changeWebhook>;

export const exampleChangeWebhook: ChangeWebhook = {
  type: 'change.moveOrder',
  timestamp: '2026-11-16T14:15:00.000Z',
  data: { number: '5121', customerId: exampleCustomer.customerId, actor: 'seller', action: 'moveOrder', subject: exampleOrder.id },
};
