import { paymentTypes, type CalendarDate } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, sequence } from './columns.js';
import { order } from './order.js';
import { orderDocument } from './order-document.js';

/** In whole euro cents. */
const cents = (name: string) => bigint(name, { mode: 'number' });

/** What an order asks to be paid: one invoice of each type. */
export const invoice = pgTable(
  'invoice',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    type: text('type', { enum: paymentTypes }).notNull(),
    /** The seller's. */
    invoiceNumber: text('invoice_number').notNull(),
    /** VAT included. */
    amount: cents('amount').notNull(),
    /** The VAT in it. */
    vat: cents('vat').notNull(),
    invoiceDate: date('invoice_date', { mode: 'string' }).$type<CalendarDate>().notNull(),
    dueDate: date('due_date', { mode: 'string' }).$type<CalendarDate>(),
    documentId: uuid('document_id').references(() => orderDocument.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoice_of_order').on(table.orderId, table.type),
    uniqueIndex('invoice_number').on(table.invoiceNumber),
    index('invoice_document').on(table.documentId),
    check('invoice_type', isOneOf(table.type, paymentTypes)),
    check('invoice_amount', sql`${table.amount} > 0`),
    check('invoice_vat', sql`${table.vat} between 0 and ${table.amount}`),
  ],
);

/** `creating`: the provider is being asked for it. The rest as the provider has them. */
export const storedPaymentStates = ['creating', 'open', 'pending', 'paid', 'failed', 'expired', 'canceled'] as const;
export type StoredPaymentState = (typeof storedPaymentStates)[number];

/** An invoice has at most one of these; the database sees to it. */
export const livePaymentStates = ['creating', 'open', 'pending', 'paid'] as const satisfies readonly StoredPaymentState[];

/** What needs a person: money that the invoice didn't ask for. */
export const paymentProblems = ['amountDiffers', 'paidTwice'] as const;

/** One try to pay an invoice: at the provider, or booked by the seller. */
export const payment = pgTable(
  'payment',
  {
    /** The provider knows it as the key with which it was asked for. */
    id: id(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoice.id),
    state: text('state', { enum: storedPaymentStates }).notNull(),
    amount: cents('amount').notNull(),
    /** The provider's id of it. */
    providerId: text('provider_id'),
    /** Where the customer pays. */
    checkoutUrl: text('checkout_url'),
    /** The seller's name for money that came in outside the site. */
    reference: text('reference'),
    problem: text('problem', { enum: paymentProblems }),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    sequence: sequence(),
  },
  (table) => [
    uniqueIndex('payment_live')
      .on(table.invoiceId)
      .where(sql`${table.state} in ('creating', 'open', 'pending', 'paid')`),
    uniqueIndex('payment_provider').on(table.providerId),
    uniqueIndex('payment_reference').on(table.invoiceId, table.reference),
    index('payment_invoice').on(table.invoiceId, table.createdAt),
    check('payment_state', isOneOf(table.state, storedPaymentStates)),
    check('payment_problem', isOneOf(table.problem, paymentProblems)),
    check('payment_paid_at', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
    check('payment_by_one', sql`${table.providerId} is null or ${table.reference} is null`),
    check('payment_checkout', sql`(${table.providerId} is null) = (${table.checkoutUrl} is null)`),
    check(
      'payment_known',
      sql`${table.state} not in ('open', 'pending', 'paid') or ${table.providerId} is not null or ${table.reference} is not null`,
    ),
  ],
);
