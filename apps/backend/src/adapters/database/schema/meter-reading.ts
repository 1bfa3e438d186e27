import type { CalendarDate } from '@pomp/domain';
import { boolean, check, date, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, instant } from './columns.js';
import { order } from './order.js';

/** What a customer read from the meters of an order's house: one for each day. */
export const meterReading = pgTable(
  'meter_reading',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    readOn: date('read_on', { mode: 'string' }).$type<CalendarDate>().notNull(),
    /** m³; null in a home without gas. */
    gas: integer('gas'),
    /** kWh. */
    electricity: integer('electricity').notNull(),
    /** Whether it may count among real homes, without name and address; what was said last holds for all of an order. */
    shared: boolean('shared').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('meter_reading_day').on(table.orderId, table.readOn),
    check('meter_reading_counts', sql`${table.electricity} >= 0 and (${table.gas} is null or ${table.gas} >= 0)`),
  ],
);
