import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** How far the changes have been handed on to somebody who follows them. */
export const relay = pgTable('relay', {
  /** Who follows. */
  name: text('name').primaryKey(),
  /** The last change that was handed on. */
  lastChange: bigint('last_change', { mode: 'bigint' }).notNull(),
  at: instant('at').notNull(),
});
