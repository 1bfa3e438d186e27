import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { house, order, orderEvent, session } from '../adapters/database/schema/index.js';
import { isLiveSession, sessionColumns } from '../sessions/session.repository.js';

const orderColumns = {
  id: order.id,
  orderNumber: order.orderNumber,
  product: order.product,
  orderDate: order.orderDate,
  houseId: order.houseId,
  step: order.step,
  status: order.status,
  agreedIncasso: order.agreedIncasso,
  incassoDate: order.incassoDate,
  inspectionAt: order.inspectionAt,
  installationAt: order.installationAt,
};

export type OrderRow = Pick<typeof order.$inferSelect, keyof typeof orderColumns>;

export function orderRepository(database: Database) {
  return {
    /** One row per order, the oldest first; a customer without orders has rows without one, a lost session has none. */
    listBySession: database
      .select({ session: sessionColumns, order: orderColumns })
      .from(session)
      .leftJoin(house, eq(house.customerId, session.customerId))
      .leftJoin(order, eq(order.houseId, house.id))
      .where(isLiveSession)
      .orderBy(asc(order.orderDate), asc(order.orderNumber))
      .prepare('orders_by_session'),
    /** Of all of the customer's orders, in the order in which it happened; one row without an event when there are none. */
    historyBySession: database
      .select({ session: sessionColumns, event: { orderId: orderEvent.orderId, step: orderEvent.step, status: orderEvent.status, at: orderEvent.at } })
      .from(session)
      .leftJoin(house, eq(house.customerId, session.customerId))
      .leftJoin(order, eq(order.houseId, house.id))
      .leftJoin(orderEvent, eq(orderEvent.orderId, order.id))
      .where(isLiveSession)
      .orderBy(asc(orderEvent.id))
      .prepare('order_history_by_session'),
    insertEvent: async (row: Omit<typeof orderEvent.$inferInsert, 'id'>) => void (await database.insert(orderEvent).values(row)),
    /** Numbers are given once, in order, also to two at the same time. */
    insert: async ({ year, ...row }: Omit<typeof order.$inferInsert, 'orderNumber'> & { readonly year: number }) => {
      const orderNumber = sql<string>`${`${year}-`} || lpad(nextval('order_number')::text, 5, '0')`;
      const [created] = await database.insert(order).values({ ...row, orderNumber }).returning(orderColumns);
      if (!created) throw new Error('An insert gave no row.');
      return created;
    },
  };
}
