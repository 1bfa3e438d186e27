import { yearOf, type Order } from '@pomp/domain';
import { recordChange, type AuditEntry } from '../audit/audit.repository.js';
import type { Context } from '../context.js';
import { houseRepository } from '../houses/house.repository.js';
import { notFound } from '../http/refusal.js';
import { orderRepository } from './order.repository.js';
import { toOrder } from './to-order.js';

export interface NewOrder extends Pick<Order, 'houseId' | 'product' | 'orderDate' | 'step' | 'status'> {
  readonly inspectionAt?: Date;
  readonly installationAt?: Date;
}

/** Adds an order for one of the customer's houses, at any step: the seller's own systems say how far it is. */
export function createOrder({ database, clock }: Context, customerId: string, order: NewOrder, actor: AuditEntry['actor']): Promise<Order> {
  const now = clock();
  return database.transaction(async (transaction) => {
    if (!(await houseRepository(transaction).lock(customerId, order.houseId))) throw notFound();
    const orders = orderRepository(transaction);
    const created = await orders.insert({ ...order, year: yearOf(order.orderDate), createdAt: now });
    await orders.insertEvent({ orderId: created.id, step: created.step, status: created.status, at: now });
    await recordChange(transaction, { customerId, actor, action: 'createOrder', subject: created.id, at: now });
    return toOrder(created);
  });
}
