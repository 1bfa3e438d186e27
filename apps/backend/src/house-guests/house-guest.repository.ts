import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { house, houseGuest } from '../adapters/database/schema/index.js';

const columns = { id: houseGuest.id, name: houseGuest.name, createdAt: houseGuest.createdAt, expiresAt: houseGuest.expiresAt };

export function houseGuestRepository(database: Database) {
  const housesOf = (customerId: string) => database.select({ id: house.id }).from(house).where(eq(house.customerId, customerId));
  return {
    /** Those whose link works now. */
    ofHouse: (houseId: string, now: Date) =>
      database
        .select(columns)
        .from(houseGuest)
        .where(and(eq(houseGuest.houseId, houseId), gt(houseGuest.expiresAt, now)))
        .orderBy(asc(houseGuest.createdAt), asc(houseGuest.id)),
    countOf: (houseId: string, now: Date) =>
      database.$count(houseGuest, and(eq(houseGuest.houseId, houseId), gt(houseGuest.expiresAt, now))),
    insert: async (row: typeof houseGuest.$inferInsert) => {
      const [created] = await database.insert(houseGuest).values(row).returning(columns);
      if (!created) throw new Error('An insert gave no row.');
      return created;
    },
    /** Undefined when it is someone else's, or gone. */
    remove: async (customerId: string, id: string) => {
      const [removed] = await database
        .delete(houseGuest)
        .where(and(eq(houseGuest.id, id), inArray(houseGuest.houseId, housesOf(customerId))))
        .returning({ houseId: houseGuest.houseId, name: houseGuest.name });
      return removed;
    },
    /** Whoever has this link, with the house that it is about and whose that is. */
    findByToken: async (tokenHash: string, now: Date) => {
      const [found] = await database
        .select({
          ...columns,
          houseId: house.id,
          customerId: house.customerId,
          address: house.address,
          zipcode: house.zipcode,
          city: house.city,
        })
        .from(houseGuest)
        .innerJoin(house, eq(house.id, houseGuest.houseId))
        .where(and(eq(houseGuest.tokenHash, tokenHash), gt(houseGuest.expiresAt, now)));
      return found;
    },
    removeExpired: async (now: Date) => void (await database.delete(houseGuest).where(lte(houseGuest.expiresAt, now))),
  };
}
