import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/**
 * How often something was tried in the current window. The key holds no personal data.
 *
 * Unlogged (migration 0023): after a crash of the database, on a replica and after a failover it is empty, and everyone has all tries again.
 */
export const throttle = pgTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('throttle_end').on(table.endsAt)],
);
