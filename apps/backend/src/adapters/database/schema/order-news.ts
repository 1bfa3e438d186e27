import { sql } from 'drizzle-orm';
import { bigserial, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns.js';
import { order } from './order.js';

/** What customers are told of. */
export const orderNewsKinds = ['moved', 'document', 'appointment', 'signed', 'paid', 'mandate', 'debit'] as const;
export type OrderNewsKind = (typeof orderNewsKinds)[number];

/** That something happened with an order of which its customer is to hear: what happens soon after each other is told in one mail. */
export const orderNews = pgTable(
  'order_news',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: orderNewsKinds }).notNull(),
    /** Of the document, the appointment, the payment or the mandate. */
    subject: text('subject'),
    /** What has to be known of it besides what is stored elsewhere. */
    detail: jsonb('detail').$type<Readonly<Record<string, string | number>>>(),
    at: instant('at').notNull(),
    /** The mail that tells it; null until one is made. */
    mailId: uuid('mail_id'),
  },
  (table) => [
    index('order_news_mail').on(table.mailId),
    index('order_news_untold')
      .on(table.orderId)
      .where(sql`${table.mailId} is null`),
    check('order_news_kind', isOneOf(table.kind, orderNewsKinds)),
  ],
);
