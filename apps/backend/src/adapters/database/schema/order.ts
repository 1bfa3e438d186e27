import { orderProducts, orderStatuses, orderSteps, type CalendarDate, type Delivery } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.js';
import { house } from './house.js';

export const orderStepValues = orderSteps;

export const orderStatusValues = orderStatuses;

export const orderNumbers = pgSequence('order_number', { startWith: 1001 });

/** An order belongs to the customer of its house; its flow follows from its product. */
export const order = pgTable(
  'order',
  {
    id: id(),
    orderNumber: text('order_number').notNull(),
    houseId: uuid('house_id')
      .notNull()
      .references(() => house.id),
    product: text('product', { enum: orderProducts }).notNull(),
    /** How many of it. */
    quantity: integer('quantity').notNull().default(1),
    step: text('step', { enum: orderStepValues }).notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    orderDate: date('order_date', { mode: 'string' }).$type<CalendarDate>().notNull(),
    agreedIncasso: boolean('agreed_incasso').notNull().default(false),
    incassoDate: date('incasso_date', { mode: 'string' }).$type<CalendarDate>(),
    /** When the customer last agreed to pay: by ordering, or by signing the plan. From then on there is time to withdraw. */
    agreedAt: instant('agreed_at'),
    /** Where its invoices go when that isn't the house: all three or none. */
    invoiceAddress: text('invoice_address'),
    invoiceZipcode: text('invoice_zipcode'),
    invoiceCity: text('invoice_city'),
    /** Who advises its customer, by name. */
    adviser: text('adviser'),
    /** What the seller says of the installation, once it is done. */
    delivery: jsonb('delivery').$type<Delivery>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_order_number').on(table.orderNumber),
    index('order_house').on(table.houseId, table.orderDate),
    index('order_created').on(table.createdAt, table.id),
    check('order_product', isOneOf(table.product, orderProducts)),
    check('order_quantity', sql`${table.quantity} > 0`),
    check('order_step', isOneOf(table.step, orderStepValues)),
    check('order_status', isOneOf(table.status, orderStatuses)),
    check('order_completed_is_done', sql`${table.step} <> 'CP' or ${table.status} = 'OK'`),
    check(
      'order_invoice_address_is_whole',
      sql`num_nulls(${table.invoiceAddress}, ${table.invoiceZipcode}, ${table.invoiceCity}) in (0, 3)`,
    ),
    check('order_incasso_is_agreed', sql`${table.incassoDate} is null or ${table.agreedIncasso}`),
  ],
);
