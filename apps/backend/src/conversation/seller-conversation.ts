import { lastMessage, type Delivery, type PromisedUse } from '@pomp/domain';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { HttpError, notFound } from '../errors/http-error.js';
import { isEntityId } from '../ids/entity-id.js';
import { listOrderEvents } from '../order-events/order-event.repository.js';
import { markSeen, settle } from '../order-events/order-reading.repository.js';
import { orderFacts } from '../orders/order-facts.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { postMessage, type Written } from './post-message.js';
import { sendPhotos } from './send-photos.js';

async function lockedOrder({ database }: Pick<Context, 'database'>, orderId: string) {
  const orders = orderRepository(database);
  if (!isEntityId(orderId) || !(await orders.lock(orderId))) throw notFound();
  const found = await orders.find(orderId);
  if (!found) throw notFound();
  return found.customer;
}

/** Writes to the customer of an order, in its adviser's name unless another is given. */
export async function postSellerMessage(
  context: Context,
  orderId: string,
  { author, ...written }: Pick<Written, 'text' | 'photos'> & { readonly author?: string | undefined },
) {
  const { customerId } = await lockedOrder(context, orderId);
  const adviser = (await orderFacts(context.database).find(orderId))?.adviser ?? null;
  return postMessage(context, { orderId, customerId, from: 'seller', author: author ?? adviser, ...written });
}

export const readBySeller = ({ database, clock }: Context, orderId: string, upTo: string | undefined): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockedOrder({ database: transaction }, orderId);
    await markSeen(transaction, orderId, 'seller', clock(), upTo);
  });

/** That a message of the customer's needs no answer. Whatever they write after it does, until it is said of that too. */
export const needsNoAnswer = ({ database, clock }: Context, orderId: string, messageId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockedOrder({ database: transaction }, orderId);
    const events = await listOrderEvents(transaction, orderId);
    const found = events.find(({ id }) => id === messageId);
    if (found?.kind !== 'message' || found.from !== 'customer') throw notFound();
    // What was written since is another matter, and nobody may have looked at it.
    if (lastMessage(events)?.id !== messageId) return;
    await settle(transaction, { orderId, side: 'seller', message: messageId, now: clock() });
  });

/** Names the adviser of an order; the same again changes nothing. */
export const nameAdviser = ({ database, clock }: Context, orderId: string, adviser: string | null) =>
  database.transaction(async (transaction) => {
    const { customerId } = await lockedOrder({ database: transaction }, orderId);
    const facts = orderFacts(transaction);
    if ((await facts.find(orderId))?.adviser !== adviser) {
      await facts.set(orderId, { adviser });
      await recordChange(transaction, { customerId, actor: 'seller', action: 'nameAdviser', subject: orderId, at: clock() });
    }
    return { adviser };
  });

export interface SaidDelivery extends Omit<Delivery, 'photos' | 'promise'> {
  /** Ids; without them the photos stay as they are. */
  readonly photos?: readonly string[] | undefined;
  /** Without it what was promised stays as it is. */
  readonly promise?: PromisedUse | undefined;
}

const runsBackwards = ({ gas, electricity }: PromisedUse) =>
  [gas, electricity].some((range) => range !== null && range.from > range.to);

/** Says what was delivered. */
export const setDelivery = ({ database, clock }: Context, orderId: string, { photos, promise: promised, ...said }: SaidDelivery) =>
  database.transaction(async (transaction) => {
    if (promised && runsBackwards(promised)) throw new HttpError('promiseBackwards');
    const { customerId } = await lockedOrder({ database: transaction }, orderId);
    const earlier = (await orderFacts(transaction).find(orderId))?.delivery;
    const before = earlier?.photos ?? [];
    const promise = promised ?? earlier?.promise;
    const kept = before.filter(({ id }) => photos === undefined || photos.includes(id));
    const added = (photos ?? []).filter((id) => !kept.some((photo) => photo.id === id));
    const shown = [
      ...kept,
      ...(await sendPhotos(transaction, { orderId, customerId, from: 'seller', photos: added, again: true })),
    ];
    const delivery: Delivery = { ...said, ...(promise && { promise }), ...(shown.length > 0 && { photos: shown }) };
    await orderFacts(transaction).set(orderId, { delivery });
    await recordChange(transaction, { customerId, actor: 'seller', action: 'setDelivery', subject: orderId, at: clock() });
    return delivery;
  });
