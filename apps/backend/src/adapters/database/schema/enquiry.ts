import { desks, enquiryKinds, type Enquiry } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.js';
import { customer } from './customer.js';

/** What people asked or told with a form. Visitors need no account for it; what a customer tells in theirs goes with it. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: id(),
    kind: text('kind', { enum: enquiryKinds }).notNull(),
    /** The marketing form that it came from. */
    formId: text('form_id'),
    /** Who answers it. */
    desk: text('desk', { enum: desks }).notNull(),
    /** Where the answer goes. */
    email: text('email'),
    /** The language in which it was asked. */
    locale: text('locale'),
    /** As it was filled in. */
    fields: jsonb('fields').$type<Enquiry['fields']>().notNull(),
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** Hash of the token in the mail that asks to confirm it. */
    confirmationHash: text('confirmation_hash'),
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('enquiry_created').on(table.createdAt),
    index('enquiry_email').on(sql`lower(${table.email})`),
    index('enquiry_customer').on(table.customerId),
    uniqueIndex('enquiry_confirmation').on(table.confirmationHash),
    check('enquiry_kind', isOneOf(table.kind, enquiryKinds)),
    check('enquiry_form', sql`(${table.kind} = 'form') = (${table.formId} is not null)`),
    check('enquiry_feedback', sql`(${table.kind} = 'feedback') = (${table.customerId} is not null)`),
  ],
);
