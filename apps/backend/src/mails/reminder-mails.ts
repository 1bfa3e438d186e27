import { reminderMail } from '@pomp/correspondence';
import { reminderReason } from '@pomp/domain';
import { mailChoiceLink } from './mail-choice-link.js';
import { customerRepository } from '../customers/customer.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import type { MailContext, Makers } from './mail-context.js';
import { findToldOrder } from './told-order.js';

/** What customers are reminded of. */
export const reminderMails = (context: MailContext): Makers<'reminder'> => ({
  reminder: async ({ customerId, orderId, eventId }) => {
    const [found, wished, lastEvent] = await Promise.all([
      findToldOrder(context, customerId, orderId),
      customerRepository(context.database).findMailWishes(customerId),
      orderRepository(context.database).lastEvent(orderId),
    ]);
    // Done, moved, corrected or withdrawn meanwhile, or a bank is busy with it.
    if (!found?.ask || lastEvent !== eventId || !reminderReason(found.said)) return undefined;
    if (!wished?.reminders) return undefined;
    const message = found.voice.language.say(found.said.message);
    return {
      to: found.to,
      content: await reminderMail({ ...found.about, message, ask: found.ask, choiceLink: mailChoiceLink(context, found.voice) }),
    };
  },
});
