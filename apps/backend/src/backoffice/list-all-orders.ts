import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { calendarDate } from '@pomp/domain';
import { offeredLocale } from '@pomp/edition';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { isEntityId } from '../ids/entity-id.js';
import { orderRepository, type OrderCursor } from '../orders/order.repository.js';
import { toOrder } from '../orders/to-order.js';

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
}

/** By when it was made, which nothing changes: an order that comes meanwhile shifts no page. */
export async function listAllOrders(
  { database, clock, edition }: Context,
  { after, limit }: Page,
): Promise<ResponseOf<BackofficeCalls['getAllOrders']>> {
  const found = await orderRepository(database).listAll({
    after: after === undefined ? undefined : readCursor(after),
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    orders: shown.map(({ customer, createdAt: _, ...row }) => ({
      order: toOrder(row, calendarDate(clock())),
      customer: { ...customer, locale: offeredLocale(edition, customer.locale) },
    })),
    ...(found.length > limit && last && { next: `${last.createdAt.toISOString()}_${last.order.id}` }),
  };
}

function readCursor(text: string): OrderCursor {
  const [createdAt = '', id = ''] = text.split('_');
  const at = new Date(createdAt);
  // The contract tells what one looks like: not all of that is an id and a moment, or one that the database has too.
  const isMoment = !Number.isNaN(at.getTime()) && at.toISOString() === createdAt && at.getUTCFullYear() > 0;
  if (!isMoment || !isEntityId(id)) throw new HttpError('malformedRequest', {}, { logged: 'after is no next of an earlier page' });
  return { createdAt: at, id };
}
