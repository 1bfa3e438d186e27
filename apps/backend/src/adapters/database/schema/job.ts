import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.js';
import { customer } from './customer.js';

/** Work to do after a change, written together with it. */
export const job = pgTable(
  'job',
  {
    id: id(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    /** The same key is enqueued once, for as long as its row is kept. */
    uniqueKey: text('unique_key'),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    lastError: text('last_error'),
    /** What it came of, as W3C's trace context names it; where nothing is traced, none. */
    traceParent: text('trace_parent'),
    doneAt: instant('done_at'),
    /** Given up after too many attempts. */
    failedAt: instant('failed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('job_unique_key').on(table.uniqueKey),
    index('job_due')
      .on(table.runAt)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('job_done').on(table.doneAt),
    check('job_ends_one_way', sql`${table.doneAt} is null or ${table.failedAt} is null`),
  ],
);

/** Who changed what of a customer, in the order in which it happened. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    actor: text('actor', { enum: ['customer', 'seller', 'system'] }).notNull(),
    action: text('action').notNull(),
    subject: text('subject'),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('audit_customer').on(table.customerId, table.id),
    index('audit_at').on(table.at),
    check('audit_actor', sql`${table.actor} in ('customer', 'seller', 'system')`),
  ],
);
