import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../adapters/database/database.js';
import { agreement, order, orderDocument, terms } from '../adapters/database/schema/index.js';
import type { Timestamp } from './timestamp-service.js';

const confirmation = alias(orderDocument, 'confirmation');
const columns = {
  agreement,
  plan: orderDocument,
  confirmation: { id: confirmation.id, url: confirmation.url, fileName: confirmation.fileName },
  orderNumber: order.orderNumber,
  terms: { id: terms.id, version: terms.version, sha256: terms.sha256 },
};

export function agreementRepository(database: Database) {
  const whole = () =>
    database
      .select(columns)
      .from(agreement)
      .innerJoin(order, eq(order.id, agreement.orderId))
      .innerJoin(orderDocument, eq(orderDocument.id, agreement.documentId))
      .innerJoin(confirmation, eq(confirmation.id, agreement.confirmationId))
      .leftJoin(terms, eq(terms.id, agreement.termsId));
  return {
    /** What was signed last. Whoever's it is. */
    find: async (orderId: string) =>
      (await whole().where(eq(agreement.orderId, orderId)).orderBy(desc(agreement.version)).limit(1)).at(0),
    findByCode: async (verificationCode: string) => (await whole().where(eq(agreement.verificationCode, verificationCode))).at(0),
    /** The first one stays. */
    setTimestamp: async (verificationCode: string, { at, token }: Timestamp) =>
      void (await database
        .update(agreement)
        .set({ timestampAt: at, timestampProof: token })
        .where(and(eq(agreement.verificationCode, verificationCode), isNull(agreement.timestampProof)))),
    insert: async (row: typeof agreement.$inferInsert) => void (await database.insert(agreement).values(row)),
  };
}

export type AgreementRow = typeof agreement.$inferSelect;
/** As it is when it is signed: someone else's word comes later. */
export type UnstampedAgreement = Omit<AgreementRow, 'timestampAt' | 'timestampProof'>;
export type SignedAgreement = NonNullable<Awaited<ReturnType<ReturnType<typeof agreementRepository>['find']>>>;
