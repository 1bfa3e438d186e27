import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** What a register answered of a home, a group of homes or a postcode. Public facts, by the register's own key: nobody's in particular. */
export const registerAnswer = pgTable(
  'register_answer',
  {
    register: text('register').notNull(),
    key: text('key').notNull(),
    /** Null where the register doesn't have it. */
    answer: jsonb('answer'),
    askedAt: instant('asked_at').notNull(),
    /** From then on it is asked again. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.register, table.key] }), index('register_answer_end').on(table.expiresAt)],
);
