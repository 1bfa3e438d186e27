import { boolean, index, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { customer } from './customer.js';

/** A call that was made, so that making it again isn't doing it again. Written in the transaction of what it changed. */
export const doneOnce = pgTable(
  'done_once',
  {
    /** Hash of the call, the customer, and the key that was sent along; without a key, of what was asked. */
    keyHash: text('key_hash').primaryKey(),
    /** Absent for a call that anyone may make. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    call: text('call').notNull(),
    /** Hash of what was asked. */
    fingerprint: text('fingerprint').notNull(),
    /** Whether the client sent a key. */
    keyed: boolean('keyed').notNull(),
    /** As it was answered, to the letter: `jsonb` would sort it. Absent while it is being done. */
    response: json('response').$type<object>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('done_once_customer').on(table.customerId), index('done_once_expiry').on(table.expiresAt)],
);
