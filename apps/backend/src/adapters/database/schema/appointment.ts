import { appointmentKinds } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.js';
import { order } from './order.js';

const kinds = appointmentKinds;

/** At most one of a kind per order: moving it, cancelling it and planning it again change this row, so that a calendar knows it again. */
export const appointment = pgTable(
  'appointment',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    kind: text('kind', { enum: kinds }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** By when whoever comes is there, where that isn't at its start. */
    arrivalUntil: instant('arrival_until'),
    /** Who comes or calls, by name. */
    person: text('person'),
    /** How one at a distance is joined. */
    callUrl: text('call_url'),
    callNumber: text('call_number'),
    /** How often it was changed: by it a calendar tells the newest. */
    sequence: integer('sequence').notNull().default(0),
    cancelledAt: instant('cancelled_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('appointment_of_order').on(table.orderId, table.kind),
    check('appointment_kind', isOneOf(table.kind, kinds)),
    check('appointment_ends_later', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
