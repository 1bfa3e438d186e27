import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, sequence } from './columns.js';

/** A version of the seller's terms. The storage has its PDF under the same id, and keeps it: those who signed agreed to its bytes. */
export const terms = pgTable(
  'terms',
  {
    id: id(),
    /** What the seller calls it. */
    version: text('version').notNull(),
    /** Hash of its bytes, in hexadecimal digits. */
    sha256: text('sha256').notNull(),
    /** In bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** The highest is the one that is agreed to now. */
    sequence: sequence(),
  },
  (table) => [uniqueIndex('terms_version').on(table.version)],
);
