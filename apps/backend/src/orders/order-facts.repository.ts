import type { Delivery } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { order } from '../adapters/database/schema/index.js';

/** What the seller says of an order that moves nothing: who advises, and what was delivered. */
export const orderFacts = (database: Database) => ({
  find: async (orderId: string) =>
    (await database.select({ adviser: order.adviser, delivery: order.delivery }).from(order).where(eq(order.id, orderId))).at(0),
  set: async (orderId: string, facts: { readonly adviser?: string | null; readonly delivery?: Delivery }) =>
    void (await database.update(order).set(facts).where(eq(order.id, orderId))),
});
