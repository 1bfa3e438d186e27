import { and, asc, eq, getTableColumns, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../adapters/database/database.js';
import * as schema from '../adapters/database/schema/index.js';
import { filesOf } from '../uploads/upload.repository.js';

export type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

export type ExportedRows = AsyncIterable<readonly object[]>;

/** Which rows of a table are a customer's. */
export type RowsOf = (customerId: string, database: Database) => SQL | undefined;

/** How a customer's rows of a table get into the export, or why there are none. */
export type TableExport =
  | {
      readonly of: RowsOf;
      readonly rows: (database: Database, customerId: string) => ExportedRows;
      /** Columns that are no data about anyone. */ readonly secrets: readonly string[];
    }
  | { readonly leftOut: string };

interface Whole<Table extends PgTable> {
  readonly of: RowsOf;
  readonly secrets?: readonly (keyof Table['_']['columns'] & string)[];
}

/** All of a customer's rows at once, with every column that isn't a secret: new columns come along by themselves. */
function whole<Table extends PgTable>(table: Table, { of, secrets = [] }: Whole<Table>): TableExport {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table as PgTable)).filter(([name]) => !(secrets as readonly string[]).includes(name)),
  );
  return {
    of,
    secrets,
    rows: async function* (database, customerId) {
      yield await database
        .select(columns)
        .from(table as PgTable)
        .where(of(customerId, database));
    },
  };
}

const {
  agreement,
  appointment,
  audit,
  caughtForm,
  customer,
  deletionRequest,
  doneOnce,
  emailChange,
  enquiry,
  handover,
  house,
  houseGuest,
  incassoMandate,
  invoice,
  job,
  knownDevice,
  meterReading,
  order,
  orderDocument,
  orderEvent,
  orderReading,
  orderNews,
  passkey,
  passkeyChallenge,
  passwordReset,
  payment,
  quote,
  savingsRequest,
  sectionAnswers,
  session,
  upload,
  uploadToken,
  withdrawal,
} = schema;

export const housesOf = (customerId: string, database: Database) =>
  database.select({ id: house.id }).from(house).where(eq(house.customerId, customerId));

const ordersOf = (customerId: string, database: Database) =>
  database
    .select({ id: order.id })
    .from(order)
    .where(inArray(order.houseId, housesOf(customerId, database)));

const invoicesOf = (customerId: string, database: Database) =>
  database
    .select({ id: invoice.id })
    .from(invoice)
    .where(inArray(invoice.orderId, ordersOf(customerId, database)));

/** A customer's e-mail address, as it compares. */
const addressOf = (customerId: string, database: Database) =>
  database
    .select({ email: sql`lower(${customer.email})` })
    .from(customer)
    .where(eq(customer.id, customerId));

export const calculationsOf: RowsOf = (id, database) => inArray(sql`lower(${savingsRequest.email})`, addressOf(id, database));

export const enquiriesOf: RowsOf = (id, database) =>
  or(eq(enquiry.customerId, id), inArray(sql`lower(${enquiry.email})`, addressOf(id, database)));

const pageSize = 500;
const changesOf: RowsOf = (customerId) => eq(audit.customerId, customerId);

/** Grows with every change: in pages, by its key. */
async function* auditRows(database: Database, customerId: string): ExportedRows {
  for (let last = 0n; ;) {
    const page = await database
      .select()
      .from(audit)
      .where(and(changesOf(customerId, database), gt(audit.id, last)))
      .orderBy(asc(audit.id))
      .limit(pageSize);
    yield page;
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end.id;
  }
}

/** The place of every table in what a customer can download. A table without one doesn't compile. */
export const exportedTables: { readonly [Name in TableName]: TableExport } = {
  customer: whole(customer, { of: (id) => eq(customer.id, id), secrets: ['passwordHash'] }),
  session: whole(session, { of: (id) => eq(session.customerId, id), secrets: ['tokenHash'] }),
  knownDevice: whole(knownDevice, { of: (id) => eq(knownDevice.customerId, id), secrets: ['tokenHash'] }),
  passkey: whole(passkey, { of: (id) => eq(passkey.customerId, id), secrets: ['publicKey'] }),
  passkeyChallenge: whole(passkeyChallenge, { of: (id) => eq(passkeyChallenge.customerId, id), secrets: ['challengeHash'] }),
  passwordReset: whole(passwordReset, { of: (id) => eq(passwordReset.customerId, id), secrets: ['tokenHash'] }),
  emailChange: whole(emailChange, { of: (id) => eq(emailChange.customerId, id), secrets: ['tokenHash'] }),
  deletionRequest: whole(deletionRequest, { of: (id) => eq(deletionRequest.customerId, id) }),
  house: whole(house, { of: (id) => eq(house.customerId, id) }),
  sectionAnswers: whole(sectionAnswers, { of: (id, database) => inArray(sectionAnswers.houseId, housesOf(id, database)) }),
  houseGuest: whole(houseGuest, {
    of: (id, database) => inArray(houseGuest.houseId, housesOf(id, database)),
    secrets: ['tokenHash'],
  }),
  order: whole(order, { of: (id, database) => inArray(order.houseId, housesOf(id, database)) }),
  appointment: whole(appointment, { of: (id, database) => inArray(appointment.orderId, ordersOf(id, database)) }),
  orderDocument: whole(orderDocument, { of: (id, database) => inArray(orderDocument.orderId, ordersOf(id, database)) }),
  invoice: whole(invoice, { of: (id, database) => inArray(invoice.orderId, ordersOf(id, database)) }),
  payment: whole(payment, { of: (id, database) => inArray(payment.invoiceId, invoicesOf(id, database)) }),
  agreement: whole(agreement, { of: (id, database) => inArray(agreement.orderId, ordersOf(id, database)) }),
  handover: whole(handover, { of: (id, database) => inArray(handover.orderId, ordersOf(id, database)), secrets: ['tokenHash'] }),
  incassoMandate: whole(incassoMandate, { of: (id, database) => inArray(incassoMandate.orderId, ordersOf(id, database)) }),
  orderEvent: whole(orderEvent, { of: (id, database) => inArray(orderEvent.orderId, ordersOf(id, database)) }),
  orderReading: whole(orderReading, { of: (id, database) => inArray(orderReading.orderId, ordersOf(id, database)) }),
  orderNews: whole(orderNews, { of: (id, database) => inArray(orderNews.orderId, ordersOf(id, database)) }),
  meterReading: whole(meterReading, { of: (id, database) => inArray(meterReading.orderId, ordersOf(id, database)) }),
  quote: whole(quote, { of: (id) => eq(quote.customerId, id) }),
  /** Answers that are kept for a day, in case a call is made again. */
  doneOnce: whole(doneOnce, { of: (id) => eq(doneOnce.customerId, id), secrets: ['keyHash', 'fingerprint'] }),
  audit: { of: changesOf, rows: auditRows, secrets: [] },
  /** Mails and other work that names the customer, for as long as it is kept. */
  job: whole(job, {
    of: (id, database) => {
      const email = database
        .select({ email: sql`lower(${customer.email})` })
        .from(customer)
        .where(eq(customer.id, id));
      return sql`${job.payload} ->> 'customerId' = ${id} or lower(${job.payload} ->> 'email') = (${email})`;
    },
  }),
  /** By e-mail address: a calculation is asked for without an account. */
  savingsRequest: whole(savingsRequest, { of: calculationsOf }),
  /** What was asked without an account, by e-mail address too. */
  enquiry: whole(enquiry, { of: enquiriesOf, secrets: ['confirmationHash'] }),
  /** What was taken for a program's, by e-mail address. */
  caughtForm: whole(caughtForm, {
    of: (id, database) =>
      inArray(
        sql`lower(coalesce(${caughtForm.body} ->> 'email', ${caughtForm.body} -> 'fields' ->> 'email', ${caughtForm.body} -> 'contactInformation' ->> 'email'))`,
        addressOf(id, database),
      ),
  }),
  upload: whole(upload, { of: (id) => filesOf(id) }),
  uploadToken: whole(uploadToken, { of: (id) => eq(uploadToken.customerId, id), secrets: ['tokenHash'] }),
  withdrawal: whole(withdrawal, { of: (id, database) => inArray(withdrawal.orderId, ordersOf(id, database)) }),
  registerAnswer: { leftOut: 'What public registers say of homes: of everyone’s alike, and without a name.' },
  relay: { leftOut: 'Counts how far changes were handed on to the seller’s systems: nobody’s in particular.' },
  terms: { leftOut: 'The seller’s terms, which are everyone’s alike; which version was agreed to stands with the agreement.' },
  signingKey: { leftOut: 'The key that we sign with: it is ours, and says nothing about anyone.' },
  throttle: {
    leftOut:
      'Counts tries by a hash that leads back to nobody: who tried what from where can’t be read from it, and none is kept longer than 90 days.',
  },
};
