import type { CalendarDate } from '@pomp/domain';
import { bigint, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.js';
import { order } from './order.js';

/** A document that the seller made for an order. The storage has it under the same id. */
export const orderDocument = pgTable(
  'order_document',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** The seller's own name for it: the same twice is the same document. */
    reference: text('reference').notNull(),
    name: text('name').notNull(),
    documentDate: date('document_date', { mode: 'string' }).$type<CalendarDate>().notNull(),
    /** By which its customer asks for it. A key, and never an address that is fetched. */
    url: text('url').notNull(),
    mediaType: text('media_type').notNull(),
    fileName: text('file_name').notNull(),
    /** In bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    paymentLink: text('payment_link'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_document_reference').on(table.orderId, table.reference),
    uniqueIndex('order_document_url').on(table.url),
    index('order_document_order').on(table.orderId, table.documentDate),
  ],
);
