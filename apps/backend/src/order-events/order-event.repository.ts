import { finalStep, type TimelineEvent } from '@pomp/domain';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { order, orderEvent, withdrawal, type EventDetail } from '../adapters/database/schema/index.js';

/** Steps are recorded where orders move. */
export type RecordedEvent = Exclude<TimelineEvent, { readonly kind: 'step' }>;

/** Records what happened to an order, once however often it is reported. Call it in the transaction of the change. */
export async function recordOrderEvent(
  database: Database,
  orderId: string,
  { id, at, kind, ...detail }: RecordedEvent,
): Promise<void> {
  await database
    .insert(orderEvent)
    .values({ orderId, kind, key: id, at: new Date(at), detail: detail as EventDetail })
    .onConflictDoNothing({ target: [orderEvent.orderId, orderEvent.key] });
}

/** What happened to an order, in the order in which it was recorded. */
export async function listOrderEvents(database: Database, orderId: string): Promise<TimelineEvent[]> {
  const rows = await database.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(asc(orderEvent.id));
  return rows.map(toTimelineEvent);
}

/** Only what says who moves next, of many orders at once. */
export async function listTurnEvents(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, TimelineEvent[]>> {
  const rows =
    orderIds.length === 0
      ? []
      : await database
          .select()
          .from(orderEvent)
          .where(
            and(inArray(orderEvent.orderId, [...orderIds]), inArray(orderEvent.kind, ['step', 'message', 'document', 'signed'])),
          )
          .orderBy(asc(orderEvent.id));
  const byOrder = new Map<string, TimelineEvent[]>();
  for (const row of rows) byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), toTimelineEvent(row)]);
  return byOrder;
}

/** The orders for a house that aren't done. */
export async function ordersUnderWayAt(database: Database, houseId: string): Promise<readonly string[]> {
  const rows = await database
    .select({ id: order.id })
    .from(order)
    .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
    .where(and(eq(order.houseId, houseId), ne(order.step, finalStep), isNull(withdrawal.id)));
  return rows.map(({ id }) => id);
}

/** What the columns hold of each kind is what was recorded of it: only its type got lost in between. */
const toTimelineEvent = ({ id, key, kind, step, status, detail, at }: typeof orderEvent.$inferSelect): TimelineEvent =>
  ({ id: key ?? `step-${id}`, at: at.toISOString(), kind, ...(kind === 'step' ? { step, status } : detail) }) as TimelineEvent;
