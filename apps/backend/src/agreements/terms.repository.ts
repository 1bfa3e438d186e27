import { desc, eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { terms } from '../adapters/database/schema/index.js';

export type TermsRow = typeof terms.$inferSelect;

export function termsRepository(database: Database) {
  return {
    findNewest: async () => (await database.select().from(terms).orderBy(desc(terms.sequence)).limit(1)).at(0),
    find: async (version: string) => (await database.select().from(terms).where(eq(terms.version, version))).at(0),
    /** False when there is a version of this name by now. */
    insert: async (row: typeof terms.$inferInsert) => {
      const inserted = await database
        .insert(terms)
        .values(row)
        .onConflictDoNothing({ target: terms.version })
        .returning({ id: terms.id });
      return inserted.length > 0;
    },
  };
}
