import { documentReadyMail, orderStepMail, paymentReceivedMail, reminderMail } from '@pomp/correspondence';
import { calendarDate, formatCents, formatLongDate, orderMessage, productLabel, reminderReason, stepLabel } from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { customerRepository } from '../customers/customer.repository.js';
import { batchEndingWith } from '../documents/document-batch.js';
import { documentRepository } from '../documents/document.repository.js';
import { houseRepository } from '../houses/house.repository.js';
import { voiceToCustomer } from '../context/voices.js';
import { orderRepository } from '../orders/order.repository.js';
import { toOrder } from '../orders/to-order.js';
import { findPayment, isBeingPaid } from './find-payment.js';
import type { MailContext, Makers } from './mail-context.js';

/** What customers hear of their orders. */
export function orderMails(context: MailContext): Makers<'orderStep' | 'documentReady' | 'paymentReceived' | 'reminder'> {
  const { database, clock } = context;

  /** The order as it is by now, with what it says; undefined when it isn't this customer's any more. */
  const findOrder = async (customerId: string, orderId: string) => {
    const [customer, found] = await Promise.all([
      customerRepository(database).findById(customerId),
      orderRepository(database).find(orderId),
    ]);
    const house = found && (await houseRepository(database).find(customerId, found.order.houseId));
    if (!customer || !found || !house) return undefined;
    const order = toOrder(found, calendarDate(clock()));
    const { orderNumber, product } = order;
    const voice = voiceToCustomer(context, customer);
    return {
      to: customer.email,
      ordersLink: linkTo(context, { to: 'orders' }, voice.language),
      documentsLink: linkTo(context, { to: 'documents', orderId }, voice.language),
      order,
      said: orderMessage({ order, house }),
      about: { ...voice, firstName: customer.firstName, orderNumber, product: productLabel(product) },
    };
  };

  return {
    orderStep: async ({ customerId, orderId, step, status }) => {
      const found = await findOrder(customerId, orderId);
      // Moved on meanwhile: that has a mail of its own.
      if (!found || found.order.withdrawnAt !== null || found.order.step !== step || found.order.status !== status)
        return undefined;
      const { message, detail, action } = found.said;
      const { language } = found.about;
      const content = await orderStepMail({
        ...found.about,
        step: language.say(stepLabel(step)),
        message: language.say(message),
        detail: detail && language.say(detail),
        action: action && !action.disabled ? language.say(action.label) : undefined,
        ordersLink: found.ordersLink,
      });
      return { to: found.to, content };
    },

    documentReady: async ({ customerId, orderId, documentId }) => {
      const found = await findOrder(customerId, orderId);
      const documents = batchEndingWith(await documentRepository(database).listForMail(orderId), documentId);
      // Another came soon after: its mail names this one too.
      if (!found || !documents) return undefined;
      return {
        to: found.to,
        content: await documentReadyMail({
          ...found.about,
          documents: documents.map(({ name }) => name),
          documentsLink: found.documentsLink,
        }),
      };
    },

    paymentReceived: async ({ customerId, orderId, paymentId }) => {
      const [found, payment] = await Promise.all([findOrder(customerId, orderId), findPayment(database, orderId, paymentId)]);
      if (!found || !payment) return undefined;
      const { invoiceNumber, type, amount, paidAt } = payment;
      const content = await paymentReceivedMail({
        ...found.about,
        invoiceNumber,
        type,
        amount: formatCents(amount, found.about.language),
        paidOn: formatLongDate(paidAt, found.about.language),
        documentsLink: found.documentsLink,
      });
      return { to: found.to, content };
    },

    reminder: async ({ customerId, orderId, eventId }) => {
      const [found, lastEvent] = await Promise.all([findOrder(customerId, orderId), orderRepository(database).lastEvent(orderId)]);
      // Done, moved, corrected or withdrawn meanwhile.
      if (!found || lastEvent !== eventId || !reminderReason(found.said) || !found.said.action) return undefined;
      const { message, action } = found.said;
      const { language } = found.about;
      if (action.target.to === 'payment' && (await isBeingPaid(database, orderId, action.target.type))) return undefined;
      return {
        to: found.to,
        content: await reminderMail({
          ...found.about,
          message: language.say(message),
          action: language.say(action.label),
          ordersLink: found.ordersLink,
        }),
      };
    },
  };
}
