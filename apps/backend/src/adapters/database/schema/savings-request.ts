import type { HomeFacts, MailedSavingsRequest } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.js';

/** A calculation that someone asked to be mailed. Not a customer's: whoever asks needs no account. */
export const savingsRequest = pgTable(
  'savings_request',
  {
    id: id(),
    email: text('email').notNull(),
    /** The language in which it was asked. */
    locale: text('locale'),
    /** As it was asked. */
    request: jsonb('request').$type<MailedSavingsRequest>().notNull(),
    /** What registers knew of the home then; null of several homes, and where they couldn't be asked. */
    facts: jsonb('facts').$type<HomeFacts>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('savings_request_created').on(table.createdAt), index('savings_request_email').on(sql`lower(${table.email})`)],
);
