import { quotedProducts, reservableProducts, type CalendarDate, type QuoteLine } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.js';
import { customer } from './customer.js';
import { house } from './house.js';
import { order } from './order.js';

const yesNo = ['ja', 'nee'] as const;

/** An offer to a customer. Its lines and amounts stay as they were made, whatever prices do later. */
export const quote = pgTable(
  'quote',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id),
    /** The house it is for, where the customer has it; the address stays when that house goes. */
    houseId: uuid('house_id').references(() => house.id, { onDelete: 'set null' }),
    address: text('address').notNull(),
    zipcode: text('zipcode').notNull(),
    city: text('city').notNull(),
    /** As it was asked for. */
    askedProduct: text('asked_product', { enum: reservableProducts }).notNull(),
    hasPompAo: text('has_pomp_ao', { enum: yesNo }),
    quantity: integer('quantity').notNull(),
    removeBoiler: text('remove_boiler', { enum: yesNo }),
    /** What is offered. */
    product: text('product', { enum: quotedProducts }).notNull(),
    /** In each language that the seller offered then; in one text where they are the same, and from before there were languages. */
    lines: jsonb('lines').$type<readonly QuoteLine<string | Readonly<Record<string, string>>>[]>().notNull(),
    /** In cents, VAT included. */
    total: bigint('total', { mode: 'number' }).notNull(),
    vat: bigint('vat', { mode: 'number' }).notNull(),
    quoteDate: date('quote_date', { mode: 'string' }).$type<CalendarDate>().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).$type<CalendarDate>().notNull(),
    /** How often it was changed, from 1. */
    revision: integer('revision').notNull().default(1),
    /** What was ordered from it, once. */
    orderId: uuid('order_id').references(() => order.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('quote_customer').on(table.customerId, table.createdAt),
    index('quote_house').on(table.houseId),
    uniqueIndex('quote_order').on(table.orderId),
    check('quote_asked_product', isOneOf(table.askedProduct, reservableProducts)),
    check('quote_product', isOneOf(table.product, quotedProducts)),
    check('quote_has_pomp_ao', isOneOf(table.hasPompAo, yesNo)),
    check('quote_remove_boiler', isOneOf(table.removeBoiler, yesNo)),
    check('quote_quantity', sql`${table.quantity} > 0`),
    check('quote_amounts', sql`${table.vat} >= 0 and ${table.total} >= ${table.vat}`),
    check('quote_validity', sql`${table.validUntil} >= ${table.quoteDate}`),
  ],
);
