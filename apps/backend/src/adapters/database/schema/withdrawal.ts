import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.js';
import { order } from './order.js';

/** That a customer withdrew from the agreement of an order, in the customer's own words. It can't be taken back. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    name: text('name').notNull(),
    reason: text('reason'),
    withdrawnAt: instant('withdrawn_at').notNull(),
  },
  (table) => [uniqueIndex('withdrawal_order').on(table.orderId)],
);
