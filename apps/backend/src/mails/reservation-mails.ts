import { reservationMail } from '@pomp/correspondence';
import {
  calendarDate,
  formatAddress,
  formatCents,
  formatLongDate,
  orderedProductOf,
  pricedQuote,
  productLabel,
} from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { customerRepository } from '../customers/customer.repository.js';
import { houseRepository } from '../houses/house.repository.js';
import { voiceToCustomer } from '../context/voices.js';
import { houseAttachment } from './house-attachment.js';
import type { MailContext, Makers } from './mail-context.js';
import { findInvoiceAddress } from '../orders/invoice-address.js';
import { orderRepository } from '../orders/order.repository.js';
import { firstPasswordLink } from './password-links.js';

/** What was reserved, as it stands when the mail leaves. */
export const reservationMails = (context: MailContext): Makers<'reservation'> => ({
  reservation: async ({ customerId, orderId, product }) => {
    const { database, clock, edition } = context;
    const customers = customerRepository(database);
    const [customer, reader, found, invoiceTo] = await Promise.all([
      customers.findProfile(customerId, clock()),
      customers.findById(customerId),
      orderRepository(database).find(orderId),
      findInvoiceAddress(database, orderId),
    ]);
    const house = found && (await houseRepository(database).find(customerId, found.order.houseId));
    if (!customer || !reader || !house) return undefined;
    const { firstName, lastName, email, phoneNumber } = customer;
    const { orderNumber, quantity } = found.order;
    const price = pricedQuote({ product: orderedProductOf[product], quantity, removeBoiler: false }, edition.prices);
    const voice = voiceToCustomer(context, reader);
    const { language } = voice;
    const drawn = voice.isStranger ? undefined : await context.houseOf({ customerId, houseId: house.id });
    const content = await reservationMail({
      ...voice,
      pictured: drawn !== undefined,
      firstName,
      orderNumber,
      reservedOn: formatLongDate(calendarDate(found.createdAt), language),
      product: productLabel(product),
      quantity,
      price: price && formatCents(price.total, language),
      address: formatAddress(house),
      invoiceAddress: formatAddress(invoiceTo ?? house),
      name: `${firstName} ${lastName}`,
      email,
      phone: phoneNumber ?? undefined,
      firstPassword: await firstPasswordLink(context, reader),
      ordersLink: linkTo(context, { to: 'orders' }, voice.language),
      contactLink: linkTo(context, { to: 'contact' }, voice.language),
    });
    const attachments = drawn ? [await houseAttachment(drawn, edition.brand)] : [];
    return { to: email, content: { ...content, ...(attachments.length > 0 && { attachments }) } };
  },
});
