import type { ConversationSide } from '@pomp/domain';
import { and, asc, eq, gt, inArray, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { orderEvent, orderReading } from '../adapters/database/schema/index.js';

/** That a side has seen all that is written by now, or up to a message of this order: what came since may not have been on anyone's screen. */
export async function markSeen(
  database: Database,
  orderId: string,
  side: ConversationSide,
  now: Date,
  upTo?: string,
): Promise<void> {
  const lastMessage = database
    .select({ id: max(orderEvent.id) })
    .from(orderEvent)
    .where(
      and(
        eq(orderEvent.orderId, orderId),
        eq(orderEvent.kind, 'message'),
        upTo === undefined ? undefined : eq(orderEvent.key, upTo),
      ),
    );
  await database
    .insert(orderReading)
    .values({ orderId, side, seenAt: now, seenMessage: sql`(${lastMessage})` })
    .onConflictDoUpdate({
      target: [orderReading.orderId, orderReading.side],
      // Of two at once the one that saw less can come last.
      set: { seenAt: now, seenMessage: sql`greatest(${orderReading.seenMessage}, excluded.seen_message)` },
    });
}

/** The ids of what the other side wrote since, in that order, of each of these orders where there is any. Not by the clock, which can be set back: by the order in which it was written. */
export async function unseenOf(
  database: Database,
  orderIds: readonly string[],
  side: ConversationSide,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select({ orderId: orderEvent.orderId, key: orderEvent.key })
    .from(orderEvent)
    .leftJoin(orderReading, and(eq(orderReading.orderId, orderEvent.orderId), eq(orderReading.side, side)))
    .where(
      and(
        inArray(orderEvent.orderId, [...orderIds]),
        eq(orderEvent.kind, 'message'),
        ne(sql`${orderEvent.detail} ->> 'from'`, side),
        gt(orderEvent.id, sql`coalesce(${orderReading.seenMessage}, 0)`),
      ),
    )
    .orderBy(asc(orderEvent.id));
  const byOrder = new Map<string, string[]>();
  for (const { orderId, key } of rows) if (key !== null) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), key]);
  return byOrder;
}

/** The same of one order. */
export const unseen = async (database: Database, orderId: string, side: ConversationSide): Promise<readonly string[]> =>
  (await unseenOf(database, [orderId], side)).get(orderId) ?? [];

/** That a side doesn't answer this message of the other's, and by that has seen all that is written. */
export async function settle(
  database: Database,
  {
    orderId,
    side,
    message,
    now,
  }: { readonly orderId: string; readonly side: ConversationSide; readonly message: string; readonly now: Date },
): Promise<void> {
  await markSeen(database, orderId, side, now);
  await database
    .update(orderReading)
    .set({ settledMessage: message })
    .where(and(eq(orderReading.orderId, orderId), eq(orderReading.side, side)));
}

/** The last message of the customer's that the seller said needs no answer, of each of these orders where there is one. */
export async function settledOf(database: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select({ orderId: orderReading.orderId, message: orderReading.settledMessage })
    .from(orderReading)
    .where(and(inArray(orderReading.orderId, [...orderIds]), eq(orderReading.side, 'seller')));
  return new Map(rows.flatMap(({ orderId, message }) => (message === null ? [] : [[orderId, message]])));
}
