import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { invoice, livePaymentStates, payment } from '../adapters/database/schema/index.js';

export type PaymentRow = typeof payment.$inferSelect;

export function paymentRepository(database: Database) {
  return {
    find: async (id: string) => (await database.select().from(payment).where(eq(payment.id, id))).at(0),
    findByReference: async (invoiceId: string, reference: string) =>
      (
        await database
          .select()
          .from(payment)
          .where(and(eq(payment.invoiceId, invoiceId), eq(payment.reference, reference)))
      ).at(0),
    /** With the order that it is for. */
    findByProvider: async (providerId: string) =>
      (
        await database
          .select({ payment, orderId: invoice.orderId })
          .from(payment)
          .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
          .where(eq(payment.providerId, providerId))
      ).at(0),
    /** With the order that it is for. */
    findWithOrder: async (id: string) =>
      (
        await database
          .select({ payment, orderId: invoice.orderId })
          .from(payment)
          .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
          .where(eq(payment.id, id))
      ).at(0),
    findLive: async (invoiceId: string) =>
      (
        await database
          .select()
          .from(payment)
          .where(and(eq(payment.invoiceId, invoiceId), inArray(payment.state, [...livePaymentStates])))
      ).at(0),
    /** The one that says how far the invoice is: what counts before what ended, and then the last. */
    findTelling: async (invoiceId: string) => {
      const tries = await database
        .select()
        .from(payment)
        .where(and(eq(payment.invoiceId, invoiceId), ne(payment.state, 'creating')))
        .orderBy(desc(payment.sequence));
      return tries.find(({ state }) => livePaymentStates.some((live) => live === state)) ?? tries[0];
    },
    insert: async (row: typeof payment.$inferInsert) => {
      const [inserted] = await database.insert(payment).values(row).returning();
      if (!inserted) throw new Error('An insert gave no row.');
      return inserted;
    },
    update: async (id: string, row: Partial<typeof payment.$inferInsert>) =>
      void (await database.update(payment).set(row).where(eq(payment.id, id))),
    remove: async (id: string) => void (await database.delete(payment).where(eq(payment.id, id))),
  };
}
