import type { OrderPlace, PaymentType } from '@pomp/domain';
import { and, asc, desc, eq, exists, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import type { Ask, Database } from '../adapters/database/database.js';
import { jsonRows } from '../adapters/database/json-rows.js';
import { isLiveSession, sessionReadColumns } from '../adapters/database/live-session.js';
import { house, invoice, order, orderDocument, payment, session, withdrawal } from '../adapters/database/schema/index.js';
import { sessionRead } from '../context/session-read.js';

const askedOrder = sql.placeholder('orderId');

/** What is asked of an order that is the customer's own. */
interface FoundDocuments<Documents> extends OrderPlace {
  readonly isWithdrawn: boolean;
  readonly unpaid: readonly (readonly [documentId: string, type: PaymentType])[];
  readonly documents: Documents;
}

/** The document and the type of each invoice of the asked order that isn't paid. Asked once for all of its documents, as it depends on none of them. */
function unpaidInvoices(database: Database) {
  const paid = database
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.invoiceId, invoice.id), eq(payment.state, 'paid')));
  return database
    .select({ found: sql`json_agg(json_build_array(${invoice.documentId}, ${invoice.type}))` })
    .from(invoice)
    .where(and(eq(invoice.orderId, askedOrder), isNotNull(invoice.documentId), notExists(paid)));
}

const documentColumns = {
  id: orderDocument.id,
  name: orderDocument.name,
  documentDate: orderDocument.documentDate,
  url: orderDocument.url,
  paymentLink: orderDocument.paymentLink,
};

export function documentRepository(database: Database) {
  const ofCustomer = (customerId: string) =>
    database
      .select({ document: orderDocument })
      .from(orderDocument)
      .innerJoin(order, eq(order.id, orderDocument.orderId))
      .innerJoin(house, and(eq(house.id, order.houseId), eq(house.customerId, customerId)))
      .$dynamic();
  return {
    /** The documents of one order, the newest first; null of another's order, undefined of a lost session. */
    listBySession: (ask: Ask) => {
      const documents = database
        .select({ all: jsonRows(documentColumns, desc(orderDocument.documentDate), desc(orderDocument.sequence)).as('all') })
        .from(orderDocument)
        .where(eq(orderDocument.orderId, order.id))
        .as('documents');
      const found = sql<FoundDocuments<
        (typeof documents.all)['_']['type']
      > | null>`case when ${order.id} is null then 'null' else json_build_object(
        'step', ${order.step}, 'status', ${order.status}, 'isWithdrawn', ${withdrawal.id} is not null,
        'unpaid', coalesce((${unpaidInvoices(database)}), '[]'), 'documents', ${documents.all}) end`;
      const ofSession = database
        .select(sessionReadColumns(found))
        .from(session)
        .leftJoin(
          order,
          and(
            eq(order.id, askedOrder),
            exists(
              database
                .select({ id: house.id })
                .from(house)
                .where(and(eq(house.id, order.houseId), eq(house.customerId, session.customerId))),
            ),
          ),
        )
        .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
        .innerJoinLateral(documents, sql`true`)
        .where(isLiveSession);
      return sessionRead(ask, 'documents_by_session', ofSession);
    },
    /** Whoever's order it is: for the seller. The last added first. */
    listForSeller: (orderId: string) =>
      database
        .select({
          documentId: orderDocument.id,
          reference: orderDocument.reference,
          name: orderDocument.name,
          kind: orderDocument.kind,
          date: orderDocument.documentDate,
        })
        .from(orderDocument)
        .where(eq(orderDocument.orderId, orderId))
        .orderBy(desc(orderDocument.sequence)),
    /** In the order in which they came. A confirmation comes with a mail of its own. */
    listForMail: (orderId: string) =>
      database
        .select({ id: orderDocument.id, name: orderDocument.name, kind: orderDocument.kind })
        .from(orderDocument)
        .where(and(eq(orderDocument.orderId, orderId), ne(orderDocument.kind, 'confirmation')))
        .orderBy(asc(orderDocument.sequence)),
    /** Undefined when it is someone else's. */
    findOwn: async (customerId: string, key: { readonly id: string } | { readonly url: string }) => {
      const [found] = await ofCustomer(customerId).where(
        'id' in key ? eq(orderDocument.id, key.id) : eq(orderDocument.url, key.url),
      );
      return found?.document;
    },
    findByReference: async (orderId: string, reference: string) => {
      const [found] = await database
        .select()
        .from(orderDocument)
        .where(and(eq(orderDocument.orderId, orderId), eq(orderDocument.reference, reference)));
      return found;
    },
    /** Whoever's it is. */
    isThere: async (id: string) => (await database.$count(orderDocument, eq(orderDocument.id, id))) > 0,
    /** How many plans there were before the one of this reference. */
    countPlans: (orderId: string, reference: string) =>
      database.$count(
        orderDocument,
        and(eq(orderDocument.orderId, orderId), eq(orderDocument.kind, 'plan'), ne(orderDocument.reference, reference)),
      ),
    /** The one to sign: the last added. Whoever's it is. */
    findPlan: async (orderId: string) => {
      const [found] = await database
        .select()
        .from(orderDocument)
        .where(and(eq(orderDocument.orderId, orderId), eq(orderDocument.kind, 'plan')))
        .orderBy(desc(orderDocument.sequence))
        .limit(1);
      return found;
    },
    /** False when there is one with this reference by now. */
    insert: async (row: typeof orderDocument.$inferInsert) => {
      const inserted = await database
        .insert(orderDocument)
        .values(row)
        .onConflictDoNothing({ target: [orderDocument.orderId, orderDocument.reference] })
        .returning({ id: orderDocument.id });
      return inserted.length > 0;
    },
  };
}

export type DocumentRow = typeof orderDocument.$inferSelect;
