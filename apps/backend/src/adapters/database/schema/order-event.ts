import { conversationSides, timelineKinds, type TimelineEvent } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns.js';
import { order, orderStatusValues, orderStepValues } from './order.js';

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** What there is to tell of an event besides its kind and its moment; a step's stands in columns. */
export type EventDetail = DistributiveOmit<Exclude<TimelineEvent, { kind: 'step' }>, 'id' | 'at' | 'kind'>;

/** What happened to an order: a row for every time, only ever added. All that its page tells follows from these. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: timelineKinds }).notNull().default('step'),
    /** By which the same happening is known again, whoever reports it and however often. An order can come to a step more than once: those have none. */
    key: text('key'),
    step: text('step', { enum: orderStepValues }),
    status: text('status', { enum: orderStatusValues }),
    detail: jsonb('detail').$type<EventDetail>(),
    /** When it happened; what was heard of later has a higher id. */
    at: instant('at').notNull(),
  },
  (table) => [
    index('order_event_order').on(table.orderId, table.id),
    uniqueIndex('order_event_key').on(table.orderId, table.key),
    check('order_event_kind', isOneOf(table.kind, timelineKinds)),
    check('order_event_step', isOneOf(table.step, orderStepValues)),
    check('order_event_status', isOneOf(table.status, orderStatusValues)),
    check(
      'order_event_tells',
      sql`(${table.kind} = 'step') = (${table.step} is not null and ${table.status} is not null) and (${table.kind} = 'step') = (${table.key} is null)`,
    ),
  ],
);

/** Until when each side of an order's conversation has seen it. */
export const orderReading = pgTable(
  'order_reading',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    side: text('side', { enum: conversationSides }).notNull(),
    /** When it looked last. */
    seenAt: instant('seen_at').notNull(),
    /** The last message that was there then, an event's id; none when there was none. */
    seenMessage: bigint('seen_message', { mode: 'bigint' }),
    /** The other side's message, by its key, that was last said to need no answer. */
    settledMessage: text('settled_message'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.side] }),
    check('order_reading_side', isOneOf(table.side, conversationSides)),
  ],
);
