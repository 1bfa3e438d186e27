import { reminderMail } from '@pomp/correspondence';
import { reminderReason } from '@pomp/domain';
import { orderRepository } from '../orders/order.repository.js';
import type { MailContext, Makers } from './mail-context.js';
import { findToldOrder } from './told-order.js';

/** What customers are reminded of. */
export const reminderMails = (context: MailContext): Makers<'reminder'> => ({
  reminder: async ({ customerId, orderId, eventId }) => {
    const [found, lastEvent] = await Promise.all([
      findToldOrder(context, customerId, orderId),
      orderRepository(context.database).lastEvent(orderId),
    ]);
    // Done, moved, corrected or withdrawn meanwhile, or a bank is busy with it.
    if (!found?.ask || lastEvent !== eventId || !reminderReason(found.said)) return undefined;
    const message = found.voice.language.say(found.said.message);
    return { to: found.to, content: await reminderMail({ ...found.about, message, ask: found.ask }) };
  },
});
