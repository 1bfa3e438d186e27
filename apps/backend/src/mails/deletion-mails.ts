import { deletionAskedMail, deletionDoneMail, deletionNoticeMail, deletionWithdrawnMail } from '@pomp/correspondence';
import { formatLongDate, keptByLaw } from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { customerRepository } from '../customers/customer.repository.js';
import { voiceToCustomer, voiceToStaff } from '../context/voices.js';
import { readDeletion } from '../own-data/deletion.js';
import type { MailContext, Makers } from './mail-context.js';

/** What customer and seller hear of an account that is to be deleted. */
export function deletionMails(
  context: MailContext,
): Makers<'deletionAsked' | 'deletionWithdrawn' | 'deletionDone' | 'deletionNotice'> {
  const { database, serviceEmail } = context;
  const customers = customerRepository(database);
  return {
    deletionAsked: async ({ customerId }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      const voice = voiceToCustomer(context, customer);
      const { requestedAt, ordersUnderWay, kept } = await readDeletion(context, customerId, voice.language);
      // Taken back meanwhile.
      if (requestedAt === null) return undefined;
      const { email, firstName } = customer;
      const content = await deletionAskedMail({
        ...voice,
        firstName,
        askedOn: formatLongDate(requestedAt, voice.language),
        ordersUnderWay,
        kept,
        accountLink: linkTo(context, { to: 'personalDetails' }, voice.language),
        recoveryLink: linkTo(context, { to: 'forgotPassword' }, voice.language),
      });
      return { to: email, content };
    },

    deletionWithdrawn: async ({ customerId }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      const { email, firstName } = customer;
      return { to: email, content: await deletionWithdrawnMail({ ...voiceToCustomer(context, customer), firstName }) };
    },

    deletionDone: async ({ email, firstName, locale, isStranger, erasedAt, orders }) => {
      const voice = { ...voiceToCustomer(context, { locale }), isStranger };
      const content = await deletionDoneMail({
        ...voice,
        firstName,
        deletedOn: formatLongDate(erasedAt, voice.language),
        kept: keptByLaw({ orders }, voice.language),
      });
      return { to: email, content };
    },

    deletionNotice: async ({ customerId, change, at }) => {
      const voice = voiceToStaff(context);
      const [customer, { ordersUnderWay, kept }] = await Promise.all([
        customers.findById(customerId),
        readDeletion(context, customerId, voice.language),
      ]);
      if (!customer) return undefined;
      const { id, email, firstName, lastName } = customer;
      const content = await deletionNoticeMail({
        ...voice,
        change,
        on: formatLongDate(at, voice.language),
        customer: { id, email, name: `${firstName} ${lastName}` },
        ordersUnderWay,
        kept,
      });
      return { to: serviceEmail, content };
    },
  };
}
