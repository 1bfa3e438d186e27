import { bigserial, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns.js';
import { order, orderStatusValues, orderStepValues } from './order.js';

/** That an order came to a step and status, in the order in which it happened: a row for every time. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    step: text('step', { enum: orderStepValues }).notNull(),
    status: text('status', { enum: orderStatusValues }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('order_event_order').on(table.orderId, table.id),
    check('order_event_step', isOneOf(table.step, orderStepValues)),
    check('order_event_status', isOneOf(table.status, orderStatusValues)),
  ],
);
