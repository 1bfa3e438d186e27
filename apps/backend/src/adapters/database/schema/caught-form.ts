import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** A form that was sent as only a program would: answered as if it were done, not done, and kept for a look. */
export const caughtForm = pgTable(
  'caught_form',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    /** The call that it came by. */
    call: text('call').notNull(),
    /** As it was sent. */
    body: jsonb('body').$type<Readonly<Record<string, unknown>>>().notNull(),
    caughtAt: instant('caught_at').notNull(),
  },
  (table) => [index('caught_form_at').on(table.caughtAt)],
);
