import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { calendarDate } from '@pomp/domain';
import { asc, eq } from 'drizzle-orm';
import { customer, deletionRequest } from '../adapters/database/schema/index.js';
import type { Context } from '../context/context.js';
import { numbersOf, ordersToKeep } from './orders-to-keep.js';

/** Who waits to be erased, the first who asked first: all of them, so that none is forgotten. */
export async function listDeletions({ database, clock }: Context): Promise<ResponseOf<BackofficeCalls['getDeletions']>> {
  const asked = await database
    .select({ customerId: customer.id, email: customer.email, requestedAt: deletionRequest.requestedAt })
    .from(deletionRequest)
    .innerJoin(customer, eq(customer.id, deletionRequest.customerId))
    .orderBy(asc(deletionRequest.requestedAt), asc(customer.id));
  const orders = await ordersToKeep(
    database,
    asked.map(({ customerId }) => customerId),
    calendarDate(clock()),
  );
  return {
    deletions: asked.map(({ requestedAt, ...found }) => {
      const own = orders.filter(({ customerId }) => customerId === found.customerId);
      return {
        ...found,
        requestedAt: requestedAt.toISOString(),
        ordersUnderWay: numbersOf(own.filter(({ isUnderWay }) => isUnderWay)),
        ordersKept: numbersOf(own.filter(({ isKept }) => isKept)),
      };
    }),
  };
}
