import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** How often something was tried in the current window. The key holds no personal data. */
export const throttle = pgTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('throttle_end').on(table.endsAt)],
);
