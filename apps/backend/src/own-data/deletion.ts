import type { ResponseOf, Calls } from '@pomp/api-contract';
import { calendarDate, keptByLaw } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { eq } from 'drizzle-orm';
import { deletionRequest } from '../adapters/database/schema/index.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { enqueue } from '../jobs/job.repository.js';
import { throttled } from '../throttle/throttled.js';
import { numbersOf, ordersToKeep } from './orders-to-keep.js';

type Deletion = ResponseOf<Calls['getUserDeletion']>;

/** Whether deletion was asked for, what has to end first, and what would be kept. */
export async function readDeletion(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  customerId: string,
  language: Language,
): Promise<Deletion> {
  const [request] = await database.select().from(deletionRequest).where(eq(deletionRequest.customerId, customerId));
  const orders = await ordersToKeep(database, [customerId], calendarDate(clock()));
  const ordersUnderWay = numbersOf(orders.filter(({ isUnderWay }) => isUnderWay));
  // One that ends first leaves papers too.
  const kept = keptByLaw({ orders: orders.filter(({ isUnderWay, isKept }) => isUnderWay || isKept).length }, language);
  return {
    requestedAt: request?.requestedAt.toISOString() ?? null,
    ...(ordersUnderWay.length > 0 && { ordersUnderWay }),
    kept: [...kept],
  };
}

/** Someone who keeps changing their mind would fill the seller's mailbox. */
const limitChanges = (context: Context, customerId: string) =>
  throttled(context, { what: ['deletion', customerId], triesPerMinute: 5 });

/** Records the wish and tells the seller, who carries it out (`eraseCustomer`). The first time counts. */
export async function requestDeletion(context: Context, customerId: string, language: Language): Promise<Deletion> {
  await limitChanges(context, customerId);
  return context.database.transaction(async (transaction) => {
    const now = context.clock();
    const recorded = await transaction
      .insert(deletionRequest)
      .values({ customerId, requestedAt: now })
      .onConflictDoNothing()
      .returning();
    if (recorded.length > 0) {
      await recordChange(transaction, { customerId, actor: 'customer', action: 'requestDeletion', at: now });
      await enqueue(transaction, { kind: 'sendMail', payload: { template: 'deletionAsked', customerId }, now });
      await enqueue(transaction, {
        kind: 'sendMail',
        payload: { template: 'deletionNotice', customerId, change: 'asked', at: now.toISOString() },
        now,
      });
    }
    return readDeletion({ ...context, database: transaction }, customerId, language);
  });
}

export async function withdrawDeletion(context: Context, customerId: string, language: Language): Promise<Deletion> {
  await limitChanges(context, customerId);
  return context.database.transaction(async (transaction) => {
    const now = context.clock();
    const withdrawn = await transaction.delete(deletionRequest).where(eq(deletionRequest.customerId, customerId)).returning();
    if (withdrawn.length > 0) {
      await recordChange(transaction, { customerId, actor: 'customer', action: 'withdrawDeletion', at: now });
      await enqueue(transaction, { kind: 'sendMail', payload: { template: 'deletionWithdrawn', customerId }, now });
      await enqueue(transaction, {
        kind: 'sendMail',
        payload: { template: 'deletionNotice', customerId, change: 'withdrawn', at: now.toISOString() },
        now,
      });
    }
    return readDeletion({ ...context, database: transaction }, customerId, language);
  });
}
