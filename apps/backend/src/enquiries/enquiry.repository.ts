import { isMarketingFormId, type Enquiry } from '@pomp/domain';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { enquiry } from '../adapters/database/schema/index.js';
import { after, days } from '../clock/clock.js';

/** How long the seller can come back to it: a year. An application for as long as the applicant was told. */
export const enquiryRetention = { vacancy: days(28), other: days(365) };
/** How many days an address that someone signed up can be confirmed. */
export const confirmationDays = 30;

export function enquiryRepository(database: Database) {
  return {
    insert: async (row: Omit<typeof enquiry.$inferInsert, 'id'>): Promise<string> => {
      const [inserted] = await database.insert(enquiry).values(row).returning({ id: enquiry.id });
      if (!inserted) throw new Error('An insert gave no row.');
      return inserted.id;
    },
    find: async (id: string) => (await database.select().from(enquiry).where(eq(enquiry.id, id)))[0],
    /** The link that counts from now on. */
    setConfirmation: async (id: string, confirmationHash: string) =>
      void (await database.update(enquiry).set({ confirmationHash }).where(eq(enquiry.id, id))),
    /** Confirms an enquiry. Of two calls at the same time only one gets its id. */
    confirm: async (confirmationHash: string, now: Date): Promise<string | undefined> => {
      const [confirmed] = await database
        .update(enquiry)
        .set({ confirmedAt: now })
        .where(
          and(
            eq(enquiry.confirmationHash, confirmationHash),
            isNull(enquiry.confirmedAt),
            gt(enquiry.createdAt, after(now, -days(confirmationDays))),
          ),
        )
        .returning({ id: enquiry.id });
      return confirmed?.id;
    },
    isConfirmed: async (confirmationHash: string): Promise<boolean> => {
      const [found] = await database
        .select({ confirmedAt: enquiry.confirmedAt })
        .from(enquiry)
        .where(eq(enquiry.confirmationHash, confirmationHash));
      return found !== undefined && found.confirmedAt !== null;
    },
    removeOld: async (now: Date): Promise<void> => {
      const before = (retention: number) => lt(enquiry.createdAt, after(now, -retention));
      await database
        .delete(enquiry)
        .where(or(before(enquiryRetention.other), and(eq(enquiry.kind, 'vacancy'), before(enquiryRetention.vacancy))));
    },
  };
}

/** What was asked, as it is stored; undefined of a form that isn't there any more. */
export function storedEnquiry({
  kind,
  formId,
  fields,
}: Pick<typeof enquiry.$inferSelect, 'kind' | 'formId' | 'fields'>): Enquiry | undefined {
  if (kind !== 'form') return { kind, fields };
  return formId !== null && isMarketingFormId(formId) ? { kind, formId, fields } : undefined;
}
