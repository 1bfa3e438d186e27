import { orderConfirmationMail } from '@pomp/correspondence';
import { calendarDate, formatAddress, formatCents, formatLongDate, vatPercentage } from '@pomp/domain';
import { sayOwn } from '@pomp/language';
import { linkTo } from '../context/link-to.js';
import { customerRepository } from '../customers/customer.repository.js';
import { voiceToCustomer } from '../context/voices.js';
import { findInvoiceAddress } from '../orders/invoice-address.js';
import { orderRepository } from '../orders/order.repository.js';
import { toOrder } from '../orders/to-order.js';
import { quoteRepository } from '../quotes/quote.repository.js';
import { houseAttachment } from './house-attachment.js';
import type { MailContext, Makers } from './mail-context.js';

/** What was ordered from a quote, as it was agreed on. */
export function orderConfirmationMails(context: MailContext): Makers<'orderConfirmation'> {
  const { database, clock } = context;
  return {
    orderConfirmation: async ({ customerId, orderId }) => {
      const [customer, found, from, invoiceTo] = await Promise.all([
        customerRepository(database).findById(customerId),
        orderRepository(database).find(orderId),
        quoteRepository(database).findOfOrder(orderId),
        findInvoiceAddress(database, orderId),
      ]);
      if (!customer || !found || !from) return undefined;
      const { orderNumber, orderDate, withdrawalUntil } = toOrder(found, calendarDate(clock()));
      const { lines, total, vat } = from.quote;
      const voice = voiceToCustomer(context, customer);
      const { language } = voice;
      const drawn = await context.houseOf({ customerId, houseId: found.order.houseId });
      const content = await orderConfirmationMail({
        ...voice,
        pictured: drawn !== undefined,
        firstName: customer.firstName,
        orderNumber,
        orderedOn: formatLongDate(orderDate, language),
        lines: lines.map(({ description, quantity, amount }) => ({
          description: sayOwn(description, language, context.edition.locale),
          quantity,
          amount: formatCents(amount, language),
        })),
        total: formatCents(total, language),
        vat: formatCents(vat, language),
        vatPercentage,
        address: formatAddress(from.quote),
        invoiceAddress: invoiceTo && formatAddress(invoiceTo),
        withdrawUntil: withdrawalUntil === null ? undefined : formatLongDate(withdrawalUntil, language),
        ordersLink: linkTo(context, { to: 'orders' }, voice.language),
        termsLink: linkTo(context, { to: 'terms' }, voice.language),
      });
      const attachments = drawn ? [await houseAttachment(drawn, context.edition.brand)] : [];
      return { to: customer.email, content: { ...content, ...(attachments.length > 0 && { attachments }) } };
    },
  };
}
