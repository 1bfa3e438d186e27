import { documentKinds, type CalendarDate, type PlanFacts } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, sequence } from './columns.js';
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
    kind: text('kind', { enum: documentKinds }).notNull().default('other'),
    documentDate: date('document_date', { mode: 'string' }).$type<CalendarDate>().notNull(),
    /** By which its customer asks for it. A key, and never an address that is fetched. */
    url: text('url').notNull(),
    mediaType: text('media_type').notNull(),
    fileName: text('file_name').notNull(),
    /** In bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Hash of its bytes, in hexadecimal digits. Documents from before it was kept are all of the kind `other`. */
    sha256: text('sha256'),
    paymentLink: text('payment_link'),
    /** What a plan says, where it was made of that: its PDF says the same. */
    planFacts: jsonb('plan_facts').$type<PlanFacts>(),
    createdAt: instant('created_at').notNull(),
    sequence: sequence(),
  },
  (table) => [
    uniqueIndex('order_document_reference').on(table.orderId, table.reference),
    uniqueIndex('order_document_url').on(table.url),
    // The last plan of an order is looked up wherever its orders are.
    index('order_document_plan')
      .on(table.orderId, table.sequence)
      .where(sql`${table.kind} = 'plan'`),
    index('order_document_order').on(table.orderId, table.documentDate),
    check('order_document_kind', isOneOf(table.kind, documentKinds)),
    check('order_document_is_hashed', sql`${table.sha256} is not null or ${table.kind} = 'other'`),
  ],
);
