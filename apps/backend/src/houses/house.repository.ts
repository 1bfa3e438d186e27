import { isSameHouse, type House } from '@pomp/domain';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Ask, Database } from '../adapters/database/database.js';
import { house, order, session, withdrawal } from '../adapters/database/schema/index.js';
import { jsonRows } from '../adapters/database/json-rows.js';
import { isLiveSession, sessionReadColumns } from '../adapters/database/live-session.js';
import { sessionRead } from '../context/session-read.js';

/** A house as the wire has it. */
const houseColumns = {
  id: house.id,
  address: house.address,
  zipcode: house.zipcode,
  city: house.city,
  mainAddress: house.isMain,
  houseInfoCompleted: house.houseInfoCompleted,
  installationInfoPompAoCompleted: house.installationInfoPompAoCompleted,
  installationInfoPompTCompleted: house.installationInfoPompTCompleted,
};

export function houseRepository(database: Database) {
  return {
    /** A customer's houses, the main address first; of a lost session no row. */
    listBySession: (ask: Ask) => {
      const houses = database
        .select({ all: jsonRows(houseColumns, desc(house.isMain), asc(house.createdAt), asc(house.id)).as('all') })
        .from(house)
        .where(eq(house.customerId, session.customerId))
        .as('houses');
      const ofSession = database
        .select(sessionReadColumns(houses.all))
        .from(session)
        .innerJoinLateral(houses, sql`true`)
        .where(isLiveSession);
      return sessionRead(ask, 'houses_by_session', ofSession);
    },
    countOf: (customerId: string) => database.$count(house, eq(house.customerId, customerId)),
    /** Undefined when it is someone else's. */
    find: async (customerId: string, houseId: string) => {
      const [found] = await database
        .select(houseColumns)
        .from(house)
        .where(and(eq(house.id, houseId), eq(house.customerId, customerId)));
      return found;
    },
    /** What is known of a house besides its answers; undefined when it is someone else's. */
    findKnown: async (customerId: string, houseId: string) => {
      const [found] = await database
        .select({ address: house.address, zipcode: house.zipcode, saidBefore: house.saidBefore, createdAt: house.createdAt })
        .from(house)
        .where(and(eq(house.id, houseId), eq(house.customerId, customerId)));
      return found;
    },
    /** Until the transaction ends, nobody else changes this house or its answers. Undefined when it is someone else's. */
    lock: async (customerId: string, houseId: string) => {
      const [found] = await database
        .select(houseColumns)
        .from(house)
        .where(and(eq(house.id, houseId), eq(house.customerId, customerId)))
        .for('update');
      return found;
    },
    /** The id of a house at this address, however it is spelled. */
    findByAddress: async (customerId: string, asked: Pick<House, 'address' | 'zipcode'>) => {
      const houses = await database
        .select({ id: house.id, address: house.address, zipcode: house.zipcode })
        .from(house)
        .where(eq(house.customerId, customerId))
        .orderBy(asc(house.createdAt), asc(house.id));
      return houses.find((each) => isSameHouse(each, asked))?.id;
    },
    hasMain: async (customerId: string) => {
      const [found] = await database
        .select({ id: house.id })
        .from(house)
        .where(and(eq(house.customerId, customerId), eq(house.isMain, true)));
      return found !== undefined;
    },
    unsetMain: async (customerId: string) =>
      void (await database
        .update(house)
        .set({ isMain: false })
        .where(and(eq(house.customerId, customerId), eq(house.isMain, true)))),
    setMain: async (houseId: string) => void (await database.update(house).set({ isMain: true }).where(eq(house.id, houseId))),
    insert: async (row: typeof house.$inferInsert) => {
      const [created] = await database.insert(house).values(row).returning(houseColumns);
      if (!created) throw new Error('An insert gave no row.');
      return created;
    },
    hasOrder: async (houseId: string) => {
      const [found] = await database.select({ id: order.id }).from(order).where(eq(order.houseId, houseId)).limit(1);
      return found !== undefined;
    },
    /** What was ordered for a house, and when that was withdrawn from. */
    orderedProducts: (houseId: string) =>
      database
        .select({ product: order.product, withdrawnAt: withdrawal.withdrawnAt })
        .from(order)
        .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
        .where(eq(order.houseId, houseId)),
    remove: async (houseId: string) => void (await database.delete(house).where(eq(house.id, houseId))),
    setFlags: async (
      houseId: string,
      flags: Partial<
        Pick<typeof house.$inferInsert, 'houseInfoCompleted' | 'installationInfoPompAoCompleted' | 'installationInfoPompTCompleted'>
      >,
    ) => void (await database.update(house).set(flags).where(eq(house.id, houseId))),
  };
}
