import { messageNoticeMail, messageWaitingMail } from '@pomp/correspondence';
import { formatMoment, productLabel, type ConversationSide } from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { voiceToCustomer, voiceToStaff } from '../context/voices.js';
import { listOrderEvents } from '../order-events/order-event.repository.js';
import { unseen } from '../order-events/order-reading.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { customerRepository } from '../customers/customer.repository.js';
import { mailChoiceLink } from './mail-choice-link.js';
import type { MailContext, Makers } from './mail-context.js';

/** What each side hears of messages that it didn't look at by itself. */
export function messageMails(context: MailContext): Makers<'messageWaiting' | 'messageNotice'> {
  const { database, serviceEmail } = context;

  /** The message, when this side hasn't seen it and it is the first of those: one mail tells of all. */
  const findUnseen = async (orderId: string, messageId: string, side: ConversationSide) => {
    const [found, events, [first]] = await Promise.all([
      orderRepository(database).find(orderId),
      listOrderEvents(database, orderId),
      unseen(database, orderId, side),
    ]);
    const message = first === messageId ? events.find(({ id }) => id === messageId) : undefined;
    return found && message?.kind === 'message' ? { ...found, message } : undefined;
  };

  return {
    messageWaiting: async ({ orderId, messageId }) => {
      const found = await findUnseen(orderId, messageId, 'customer');
      if (!found) return undefined;
      const { customer, order, message } = found;
      if (!(await customerRepository(database).findMailWishes(customer.customerId))?.messages) return undefined;
      const voice = voiceToCustomer(context, customer);
      return {
        to: customer.email,
        content: await messageWaitingMail({
          ...voice,
          firstName: customer.firstName,
          orderNumber: order.orderNumber,
          product: productLabel(order.product),
          author: message.author ?? context.edition.brand.name,
          orderLink: linkTo(context, { to: 'order', orderId }, voice.language),
          choiceLink: mailChoiceLink(context, voice),
        }),
      };
    },

    messageNotice: async ({ orderId, messageId }) => {
      const found = await findUnseen(orderId, messageId, 'seller');
      if (!found) return undefined;
      const { customer, order, message } = found;
      const voice = voiceToStaff(context);
      const { customerId: id, firstName, lastName, email } = customer;
      return {
        to: serviceEmail,
        content: await messageNoticeMail({
          ...voice,
          customer: { id, name: `${firstName} ${lastName}`, email },
          orderNumber: order.orderNumber,
          product: productLabel(order.product),
          moment: formatMoment(new Date(message.at), voice.language),
        }),
      };
    },
  };
}
