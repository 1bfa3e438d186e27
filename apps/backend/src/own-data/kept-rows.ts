import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../adapters/database/database.js';
import * as schema from '../adapters/database/schema/index.js';
import { calculationsOf, enquiriesOf, housesOf, type RowsOf, type TableName } from './exported-tables.js';

const { agreement, audit, doneOnce, enquiry, handover, house, incassoMandate, invoice, job } = schema;
const { order, orderDocument, payment, quote, savingsRequest, upload, withdrawal } = schema;

/** Under which action it is recorded that a customer was erased. */
export const eraseAction = 'eraseCustomer';

/** What stays when a customer is erased. */
export interface Kept {
  /** Ids of the orders whose papers the law wants kept. */
  readonly orders: readonly string[];
  /** When the customer was erased, the first time. */
  readonly erasedAt: Date;
  readonly database: Database;
}

interface Exception {
  /** Which rows are the customer's besides those that they can download. */
  readonly also?: RowsOf;
  /** Which of them stay: what `keptByLaw` names, and what says nothing of anyone. */
  readonly kept?: (kept: Kept) => SQL | undefined;
}

const invoicesOf = ({ orders, database }: Kept) =>
  database
    .select({ id: invoice.id })
    .from(invoice)
    .where(inArray(invoice.orderId, [...orders]));

/** Ids as JSON has them. */
const textOf = (id: PgColumn, database: Database, which: SQL | undefined) =>
  database
    .select({ id: sql<string>`${id}::text` })
    .from(id.table as PgTable)
    .where(which);

/** Documents that something else that is kept refers to. */
const referredTo = ({ orders, database }: Kept): SQL | undefined => {
  const of = (orderId: PgColumn) => inArray(orderId, [...orders]);
  return or(
    inArray(orderDocument.id, database.select({ id: agreement.documentId }).from(agreement).where(of(agreement.orderId))),
    inArray(orderDocument.id, database.select({ id: agreement.confirmationId }).from(agreement).where(of(agreement.orderId))),
    // Without what refers to none: of a document that isn't in a list with a null it would be unknown whether it goes.
    inArray(
      orderDocument.id,
      database
        .select({ id: invoice.documentId })
        .from(invoice)
        .where(and(of(invoice.orderId), isNotNull(invoice.documentId))),
    ),
    inArray(
      orderDocument.id,
      database
        .select({ id: handover.documentId })
        .from(handover)
        .where(and(of(handover.orderId), isNotNull(handover.documentId))),
    ),
  );
};

/** A document that is an invoice or a signature, whatever refers to it. */
export const isPaper = (): SQL | undefined =>
  or(inArray(orderDocument.kind, ['invoice', 'confirmation']), isNotNull(orderDocument.paymentLink));

/**
 * Where erasing a customer differs from removing every row that they can download, which is what becomes of a table that isn't named here. The
 * customer's own row always stays, without what it says of them.
 */
export const exceptions: { readonly [Name in TableName]?: Exception } = {
  house: {
    kept: ({ orders, database }) =>
      inArray(
        house.id,
        database
          .select({ id: order.houseId })
          .from(order)
          .where(inArray(order.id, [...orders])),
      ),
  },
  order: { kept: ({ orders }) => inArray(order.id, [...orders]) },
  invoice: { kept: ({ orders }) => inArray(invoice.orderId, [...orders]) },
  payment: { kept: (kept) => inArray(payment.invoiceId, invoicesOf(kept)) },
  agreement: { kept: ({ orders }) => inArray(agreement.orderId, [...orders]) },
  incassoMandate: {
    kept: ({ orders }) => and(inArray(incassoMandate.orderId, [...orders]), isNull(incassoMandate.withdrawnAt)),
  },
  handover: { kept: ({ orders }) => and(inArray(handover.orderId, [...orders]), isNotNull(handover.signedAt)) },
  orderDocument: { kept: (kept) => and(inArray(orderDocument.orderId, [...kept.orders]), or(isPaper(), referredTo(kept))) },
  /** What was agreed to by ordering. */
  quote: { kept: ({ orders }) => and(isNotNull(quote.orderId), inArray(quote.orderId, [...orders])) },
  /** That the order goes on no more. */
  withdrawal: { kept: ({ orders }) => inArray(withdrawal.orderId, [...orders]) },
  /** Also what the seller never sent. */
  upload: { also: (id) => eq(upload.customerId, id) },
  /** Also what the seller's systems were answered: asking for the same again makes it anew. */
  doneOnce: {
    also: (id, database) =>
      or(
        eq(sql`${doneOnce.response} ->> 'customerId'`, id),
        inArray(sql`(${doneOnce.response} ->> 'id')`, textOf(house.id, database, eq(house.customerId, id))),
        inArray(sql`(${doneOnce.response} ->> 'id')`, textOf(order.id, database, inArray(order.houseId, housesOf(id, database)))),
      ),
  },
  /** Mails go, sent or not. Other work knows nothing but ids, and some of it is still to be done: calling a payment off, telling the seller's systems. */
  job: {
    also: (id, database) =>
      or(
        inArray(sql`(${job.payload} ->> 'savingsRequestId')`, textOf(savingsRequest.id, database, calculationsOf(id, database))),
        inArray(sql`(${job.payload} ->> 'enquiryId')`, textOf(enquiry.id, database, enquiriesOf(id, database))),
      ),
    kept: () => ne(job.kind, 'sendMail'),
  },
  /** That it was done, and what the seller did since. */
  audit: {
    kept: ({ erasedAt }) => or(eq(audit.action, eraseAction), and(gt(audit.at, erasedAt), ne(audit.actor, 'customer'))),
  },
};
