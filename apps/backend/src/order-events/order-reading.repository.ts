import type { ConversationSide, TimelineEvent } from '@pomp/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { orderReading } from '../adapters/database/schema/index.js';

/** That a side has seen all that is written by now. */
export const markSeen = async (database: Database, orderId: string, side: ConversationSide, now: Date): Promise<void> =>
  void (await database
    .insert(orderReading)
    .values({ orderId, side, seenAt: now })
    .onConflictDoUpdate({ target: [orderReading.orderId, orderReading.side], set: { seenAt: now } }));

/** Until when a side has seen an order's messages. */
export async function seenUntil(database: Database, orderId: string, side: ConversationSide): Promise<Date | undefined> {
  return (await seenUntilOf(database, [orderId], side)).get(orderId);
}

/** The same of many orders at once. */
export async function seenUntilOf(
  database: Database,
  orderIds: readonly string[],
  side: ConversationSide,
): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select({ orderId: orderReading.orderId, seenAt: orderReading.seenAt })
    .from(orderReading)
    .where(and(inArray(orderReading.orderId, [...orderIds]), eq(orderReading.side, side)));
  return new Map(rows.map(({ orderId, seenAt }) => [orderId, seenAt]));
}

/** What the other side wrote since. */
export const unseen = (events: readonly TimelineEvent[], side: ConversationSide, seen: Date | undefined) =>
  events.filter((event) => event.kind === 'message' && event.from !== side && (seen === undefined || new Date(event.at) > seen));
