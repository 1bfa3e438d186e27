import { withdrawalMail, withdrawalNoticeMail, type Voice } from '@pomp/correspondence';
import { formatLongDate, formatMoment, lastDayToRepay, productLabel } from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { voiceToCustomer, voiceToStaff } from '../context/voices.js';
import { orderRepository } from '../orders/order.repository.js';
import { withdrawalRepository } from '../withdrawal/withdrawal.repository.js';
import type { MailContext, Makers } from './mail-context.js';

/** What customer and seller hear of a withdrawal. */
export function withdrawalMails(context: MailContext): Makers<'withdrawal' | 'withdrawalNotice'> {
  const { database, serviceEmail } = context;
  const find = async (orderId: string) => {
    const [found, stated] = await Promise.all([
      orderRepository(database).find(orderId),
      withdrawalRepository(database).find(orderId),
    ]);
    if (!found || !stated) return undefined;
    return { ...found, stated };
  };
  const said = ({ order, stated }: NonNullable<Awaited<ReturnType<typeof find>>>, { language }: Voice) => {
    const { orderNumber, product } = order;
    const { name, reason, withdrawnAt } = stated;
    return {
      statement: {
        orderNumber,
        product: productLabel(product),
        name,
        reason: reason ?? undefined,
        moment: formatMoment(withdrawnAt, language),
      },
      repaidBy: formatLongDate(lastDayToRepay(withdrawnAt), language),
    };
  };
  return {
    withdrawal: async ({ orderId }) => {
      const found = await find(orderId);
      if (!found) return undefined;
      const { customer } = found;
      const voice = voiceToCustomer(context, customer);
      return {
        to: customer.email,
        content: await withdrawalMail({
          ...voice,
          firstName: customer.firstName,
          ...said(found, voice),
          ordersLink: linkTo(context, { to: 'orders' }, voice.language),
        }),
      };
    },
    withdrawalNotice: async ({ orderId }) => {
      const found = await find(orderId);
      if (!found) return undefined;
      const { customer } = found;
      const voice = voiceToStaff(context);
      const { customerId: id, firstName, lastName, email } = customer;
      return {
        to: serviceEmail,
        content: await withdrawalNoticeMail({
          ...voice,
          customer: { id, name: `${firstName} ${lastName}`, email },
          ...said(found, voice),
        }),
      };
    },
  };
}
