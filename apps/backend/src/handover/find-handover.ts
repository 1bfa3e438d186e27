import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { houseRepository } from '../houses/house.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { hashOfToken, isSecretToken } from '../secrets/secret-token.js';
import { throttled } from '../throttle/throttled.js';
import { handoverRepository } from './handover.repository.js';

interface Asked {
  readonly token: string;
  /** The client's network. */
  readonly network: string;
}

/** What a link is for. @throws HttpError `expiredLink`, the same for one that is over and one that never was, and for an order that was withdrawn */
export async function findHandover(context: Context, { token, network }: Asked) {
  const { database, clock } = context;
  await throttled(context, { what: ['handover', network], triesPerMinute: 20 });
  const handover = isSecretToken(token) ? await handoverRepository(database).findByToken(hashOfToken(token)) : undefined;
  if (!handover || handover.linkUntil <= clock()) throw new HttpError('expiredLink');
  const found = await orderRepository(database).find(handover.orderId);
  if (!found || found.withdrawnAt !== null) throw new HttpError('expiredLink');
  const { customerId } = found.customer;
  const house = await houseRepository(database).find(customerId, found.order.houseId);
  if (!house) throw new HttpError('expiredLink');
  return { handover, order: found.order, customerId, house };
}
