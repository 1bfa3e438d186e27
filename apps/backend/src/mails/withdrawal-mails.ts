import { withdrawalMail, withdrawalNoticeMail } from '@pomp/correspondence';
import { formatLongDate, formatMoment, lastDayToRepay, productLabel } from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { speak } from '../language/speak.js';
import { orderRepository } from '../orders/order.repository.js';
import { withdrawalRepository } from '../withdrawal/withdrawal.repository.js';
import type { MailContext, Makers } from './mail-context.js';

/** What customer and seller hear of a withdrawal. */
export function withdrawalMails(context: MailContext): Makers<'withdrawal' | 'withdrawalNotice'> {
  const { database, edition, serviceEmail } = context;
  const language = speak(edition, edition.locale);
  const find = async (orderId: string) => {
    const [found, stated] = await Promise.all([
      orderRepository(database).find(orderId),
      withdrawalRepository(database).find(orderId),
    ]);
    if (!found || !stated) return undefined;
    const { orderNumber, product } = found.order;
    const { name, reason, withdrawnAt } = stated;
    return {
      customer: found.customer,
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
      const { customer, ...said } = found;
      return {
        to: customer.email,
        content: await withdrawalMail({
          edition,
          firstName: customer.firstName,
          ...said,
          ordersLink: linkTo(context, { to: 'orders' }),
        }),
      };
    },
    withdrawalNotice: async ({ orderId }) => {
      const found = await find(orderId);
      if (!found) return undefined;
      const { customer, ...said } = found;
      const { customerId: id, firstName, lastName, email } = customer;
      return {
        to: serviceEmail,
        content: await withdrawalNoticeMail({ edition, customer: { id, name: `${firstName} ${lastName}`, email }, ...said }),
      };
    },
  };
}
