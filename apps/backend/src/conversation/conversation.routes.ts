import { messageForm, type SectionContext } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { Context } from '../context/context.js';
import { notFound } from '../errors/http-error.js';
import { houseRepository } from '../houses/house.repository.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { markSeen } from '../order-events/order-reading.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { throttled } from '../throttle/throttled.js';
import { postMessage } from './post-message.js';
import { readConversation } from './read-conversation.js';
import { warrantyPdf } from './warranty-pdf.js';

/** What a customer reads and writes on an order's page. */
export function conversationRoutes(
  context: Context,
): Pick<CustomerHandlers, 'getOrderTimeline' | 'getWarranty' | 'postMessage' | 'putMessagesRead'> {
  /** The customer's own order; someone else's isn't there. */
  const own = async (customerId: string, orderId: string) => {
    const found = isEntityId(orderId) ? await orderRepository(context.database).find(orderId) : undefined;
    if (found?.customer.customerId !== customerId) throw notFound();
    return found;
  };
  return {
    getOrderTimeline: async ({ customerId, query: { orderId } }) => {
      const found = await own(customerId, orderId);
      const house = await houseRepository(context.database).find(customerId, found.order.houseId);
      if (!house) throw notFound();
      return readConversation(context, found, { house, side: 'customer' });
    },

    getWarranty: { download: ({ customerId, query: { orderId } }) => warrantyPdf(context, { customerId, orderId }) },

    postMessage: {
      before: async ({ customerId, body: { orderId } }) => {
        await own(customerId, orderId);
        await throttled(context, { what: ['message', customerId], triesPerMinute: 10 });
      },
      once: async (once, { customerId, body: { orderId, ...form } }) => {
        const { text, photos } = requireAnswers<typeof messageForm.fields, SectionContext, 'photos'>(
          messageForm,
          form,
          todayOf(once.clock),
        );
        return postMessage(once, { orderId, customerId, from: 'customer', author: null, text, photos });
      },
    },

    putMessagesRead: async ({ customerId, body: { orderId, messageId } }) => {
      await own(customerId, orderId);
      await markSeen(context.database, orderId, 'customer', context.clock(), messageId);
      return {};
    },
  };
}
