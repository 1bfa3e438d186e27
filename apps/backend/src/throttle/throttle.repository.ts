import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { throttle } from '../adapters/database/schema/index.js';

export function throttleRepository(database: Database) {
  return {
    renew: async ({ key, endsAt }: { readonly key: string; readonly endsAt: Date }) =>
      void (await database
        .insert(throttle)
        .values({ key, tries: 1, endsAt })
        .onConflictDoUpdate({ target: throttle.key, set: { endsAt } })),
    isCounted: async (key: string, now: Date) => {
      const [row] = await database
        .select({ key: throttle.key })
        .from(throttle)
        .where(and(eq(throttle.key, key), gt(throttle.endsAt, now)));
      return row !== undefined;
    },
    forget: async (key: string) => void (await database.delete(throttle).where(eq(throttle.key, key))),
    removeEnded: async (now: Date) => void (await database.delete(throttle).where(lte(throttle.endsAt, now))),
  };
}
