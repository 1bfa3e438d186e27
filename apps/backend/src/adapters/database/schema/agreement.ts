import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.js';
import { orderDocument } from './order-document.js';
import { order } from './order.js';
import { terms } from './terms.js';

/** Who agreed to what, and how: as it was when the form was sent. */
const evidence = {
  /** The words that were agreed to. */
  consent: text('consent').notNull(),
  /** By the server's clock. */
  agreedAt: instant('agreed_at').notNull(),
  clientAddress: text('client_address').notNull(),
  userAgent: text('user_agent'),
};

/** That a customer signed an order's installation plan. One that changed is signed again: a row each, and the newest holds. */
export const agreement = pgTable(
  'agreement',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** Counted from 1. */
    version: integer('version').notNull().default(1),
    /** The plan. */
    documentId: uuid('document_id')
      .notNull()
      .references(() => orderDocument.id),
    /** Hash of the plan's bytes when it was signed, in hexadecimal digits; the confirmation's likewise. */
    sha256: text('sha256').notNull(),
    confirmationId: uuid('confirmation_id')
      .notNull()
      .references(() => orderDocument.id),
    confirmationSha256: text('confirmation_sha256').notNull(),
    /** The version of the terms that was agreed to, and its hash. Null where the seller kept none. */
    termsId: uuid('terms_id').references(() => terms.id),
    termsSha256: text('terms_sha256'),
    /** As the customer typed it. */
    name: text('name').notNull(),
    ...evidence,
    verificationCode: text('verification_code').notNull(),
    /** Ours, over all of the above. */
    signature: text('signature').notNull(),
    /** When that signature was there by a timestamp service, and its token (RFC 3161) in base 64. Null until it was asked, and where there is none. */
    timestampAt: instant('timestamp_at'),
    timestampProof: text('timestamp_token'),
  },
  (table) => [
    check('agreement_timestamp', sql`(${table.timestampAt} is null) = (${table.timestampProof} is null)`),
    primaryKey({ name: 'agreement_of_order', columns: [table.orderId, table.version] }),
    uniqueIndex('agreement_verification_code').on(table.verificationCode),
  ],
);

/** That a customer agreed to have an order's final invoice collected. A consent that was withdrawn or replaced is kept. */
export const incassoMandate = pgTable(
  'incasso_mandate',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    accountHolder: text('account_holder').notNull(),
    /** Without spaces. */
    iban: text('iban').notNull(),
    ...evidence,
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('incasso_mandate_of_order')
      .on(table.orderId)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

/** With which agreements are signed where no key is configured. */
export const signingKey = pgTable(
  'signing_key',
  {
    /** There is one. */
    only: boolean('only').primaryKey().default(true),
    /** PKCS #8, in base 64. */
    privateKey: text('private_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('signing_key_is_one', sql`${table.only}`)],
);
