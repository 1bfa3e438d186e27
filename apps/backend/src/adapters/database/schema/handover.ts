import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { orderDocument } from './order-document.js';
import { order } from './order.js';

/** That an order is handed over by a link of the seller's, and who signed for it. The token of the link is only with its holder. */
export const handover = pgTable(
  'handover',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => order.id),
    tokenHash: text('token_hash').notNull(),
    linkUntil: instant('link_until').notNull(),
    createdAt: instant('created_at').notNull(),
    /** All that follows is there once somebody signed, as it was then. */
    signedAt: instant('signed_at'),
    /** As it was typed. */
    name: text('name'),
    remark: text('remark'),
    consent: text('consent'),
    clientAddress: text('client_address'),
    userAgent: text('user_agent'),
    /** The proof, and its hash in hexadecimal digits. */
    documentId: uuid('document_id').references(() => orderDocument.id),
    sha256: text('sha256'),
    /** Ours, over all of the above that was signed. */
    signature: text('signature'),
  },
  (table) => [
    uniqueIndex('handover_token').on(table.tokenHash),
    check(
      'handover_is_signed',
      sql`num_nulls(${table.signedAt}, ${table.name}, ${table.consent}, ${table.clientAddress}, ${table.documentId}, ${table.sha256}, ${table.signature}) in (0, 7)`,
    ),
  ],
);
