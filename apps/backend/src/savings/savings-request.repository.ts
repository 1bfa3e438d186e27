import type { HomeFacts, MailedSavingsRequest } from '@pomp/domain';
import type { Locale } from '@pomp/edition';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { savingsRequest } from '../adapters/database/schema/index.js';
import { days } from '../clock/clock.js';

/** How long the seller can come back to it: a year. */
export const savingsRequestRetention = days(365);

interface NewRequest {
  readonly request: MailedSavingsRequest;
  readonly facts: HomeFacts | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

export function savingsRequestRepository(database: Database) {
  return {
    insert: async ({ request, facts, locale, now }: NewRequest): Promise<string> => {
      const [row] = await database
        .insert(savingsRequest)
        .values({ email: request.email, locale, request, facts, createdAt: now })
        .returning({ id: savingsRequest.id });
      if (!row) throw new Error('An insert gave no row.');
      return row.id;
    },
    find: async (id: string) => (await database.select().from(savingsRequest).where(eq(savingsRequest.id, id)))[0],
    removeBefore: async (at: Date) => void (await database.delete(savingsRequest).where(lt(savingsRequest.createdAt, at))),
  };
}
