import { randomUUID } from 'node:crypto';
import type { ConversationSide, MessageEvent } from '@pomp/domain';
import { recordChange } from '../audit/audit.repository.js';
import { after, hours } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { enqueue } from '../jobs/job.repository.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';
import { markSeen } from '../order-events/order-reading.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { sendPhotos } from './send-photos.js';

export interface Written {
  readonly orderId: string;
  readonly customerId: string;
  readonly from: ConversationSide;
  readonly author: string | null;
  readonly text: string;
  /** Ids of files that were uploaded for no question. */
  readonly photos?: readonly string[] | undefined;
}

/** So long the other side has to look by itself; then it is mailed. */
export const lookWithin = hours(1);

/** Adds a message to an order's conversation. Who answers has seen what was written before. Call it in a transaction. */
export async function postMessage(
  { database, clock }: Context,
  { orderId, customerId, from, author, text, photos = [] }: Written,
): Promise<MessageEvent> {
  // One after the other: whoever looks has seen all that was written before the last one, and who was waited for was earlier.
  await orderRepository(database).lock(orderId);
  const now = clock();
  const sent = await sendPhotos(database, { orderId, customerId, from, photos });
  const message: MessageEvent = {
    id: `message-${randomUUID()}`,
    at: now.toISOString(),
    kind: 'message',
    from,
    author,
    text,
    ...(sent.length > 0 && { photos: sent }),
  };
  await recordOrderEvent(database, orderId, message);
  await markSeen(database, orderId, from, now);
  await recordChange(database, { customerId, actor: from, action: 'postMessage', subject: orderId, at: now });
  await enqueue(database, {
    kind: 'sendMail',
    payload: { template: from === 'seller' ? 'messageWaiting' : 'messageNotice', customerId, orderId, messageId: message.id },
    now,
    runAt: after(now, lookWithin),
  });
  return message;
}
