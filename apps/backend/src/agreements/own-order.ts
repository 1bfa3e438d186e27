import type { Database } from '../adapters/database/database.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import { orderRepository } from '../orders/order.repository.js';

/** The customer's own order; someone else's isn't there. */
export async function ownOrder(database: Database, customerId: string, orderId: string) {
  const found = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  if (found?.customer.customerId !== customerId) throw notFound();
  return found;
}
