import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { throttle } from '../adapters/database/schema/index.js';

export function throttleRepository(database: Database) {
  return {
    /** Counts a try, in one statement so that parallel tries each count. */
    count: async ({ key, now, endsAt }: { readonly key: string; readonly now: Date; readonly endsAt: Date }) => {
      const ended = sql`${throttle.endsAt} <= ${now.toISOString()}`;
      const [row] = await database
        .insert(throttle)
        .values({ key, tries: 1, endsAt })
        .onConflictDoUpdate({
          target: throttle.key,
          set: {
            tries: sql`case when ${ended} then 1 else ${throttle.tries} + 1 end`,
            endsAt: sql`case when ${ended} then excluded.ends_at else ${throttle.endsAt} end`,
          },
        })
        .returning({ tries: throttle.tries, endsAt: throttle.endsAt });
      if (!row) throw new Error('An upsert gave no row.');
      return row;
    },
    renew: async ({ key, endsAt }: { readonly key: string; readonly endsAt: Date }) =>
      void (await database.insert(throttle).values({ key, tries: 1, endsAt }).onConflictDoUpdate({ target: throttle.key, set: { endsAt } })),
    isCounted: async (key: string, now: Date) => {
      const [row] = await database.select({ key: throttle.key }).from(throttle).where(and(eq(throttle.key, key), gt(throttle.endsAt, now)));
      return row !== undefined;
    },
    forget: async (key: string) => void (await database.delete(throttle).where(eq(throttle.key, key))),
    removeEnded: async (now: Date) => void (await database.delete(throttle).where(lte(throttle.endsAt, now))),
  };
}
