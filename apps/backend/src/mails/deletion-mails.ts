import { deletionAskedMail, deletionNoticeMail, deletionWithdrawnMail } from '@pomp/correspondence';
import { formatLongDate } from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { customerRepository } from '../customers/customer.repository.js';
import { speak } from '../language/speak.js';
import { readDeletion } from '../own-data/deletion.js';
import type { MailContext, Makers } from './mail-context.js';

/** What customer and seller hear of an account that is to be deleted. */
export function deletionMails(context: MailContext): Makers<'deletionAsked' | 'deletionWithdrawn' | 'deletionNotice'> {
  const { database, edition, serviceEmail } = context;
  const language = speak(edition, edition.locale);
  const customers = customerRepository(database);
  return {
    deletionAsked: async ({ customerId }) => {
      const [customer, { requestedAt, kept }] = await Promise.all([
        customers.findById(customerId),
        readDeletion(context, customerId),
      ]);
      // Taken back meanwhile.
      if (!customer || requestedAt === null) return undefined;
      const { email, firstName } = customer;
      const content = await deletionAskedMail({
        edition,
        firstName,
        askedOn: formatLongDate(requestedAt, language),
        kept,
        accountLink: linkTo(context, { to: 'personalDetails' }),
        recoveryLink: linkTo(context, { to: 'forgotPassword' }),
      });
      return { to: email, content };
    },

    deletionWithdrawn: async ({ customerId }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      const { email, firstName } = customer;
      return { to: email, content: await deletionWithdrawnMail({ edition, firstName }) };
    },

    deletionNotice: async ({ customerId, change, at }) => {
      const [customer, { kept }] = await Promise.all([customers.findById(customerId), readDeletion(context, customerId)]);
      if (!customer) return undefined;
      const { id, email, firstName, lastName } = customer;
      const content = await deletionNoticeMail({
        edition,
        change,
        on: formatLongDate(at, language),
        customer: { id, email, name: `${firstName} ${lastName}` },
        kept,
      });
      return { to: serviceEmail, content };
    },
  };
}
