import { buffer } from 'node:stream/consumers';
import { agreementSignedMail, agreementTexts } from '@pomp/correspondence';
import { formatMoment } from '@pomp/domain';
import { verificationLink } from '../agreements/agreement-context.js';
import { agreementRepository } from '../agreements/agreement.repository.js';
import { linkTo } from '../context/link-to.js';
import { customerRepository } from '../customers/customer.repository.js';
import { voiceToCustomer } from '../context/voices.js';
import type { MailContext, Makers } from './mail-context.js';

/** What customers hear of what they signed. */
export function agreementMails(context: MailContext): Makers<'agreementSigned'> {
  const { database, storage } = context;
  return {
    agreementSigned: async ({ customerId, orderId }) => {
      const [customer, signed] = await Promise.all([
        customerRepository(database).findById(customerId),
        agreementRepository(database).find(orderId),
      ]);
      if (!customer || !signed) return undefined;
      const voice = voiceToCustomer(context, customer);
      const { agreement, plan, confirmation, orderNumber } = signed;
      const { name, verificationCode } = agreement;
      const content = await agreementSignedMail({
        ...voice,
        firstName: customer.firstName,
        orderNumber,
        documentName: plan.name,
        name,
        moment: formatMoment(agreement.agreedAt, voice.language),
        verificationCode,
        verificationLink: verificationLink(context, verificationCode, voice.language),
        documentsLink: linkTo(context, { to: 'documents', orderId }, voice.language),
      });
      const pdf = await buffer(await storage.read(confirmation.id));
      return {
        to: customer.email,
        content: {
          ...content,
          attachments: [
            {
              filename: voice.language.texts(agreementTexts).mail.fileName({ orderNumber }),
              contentType: 'application/pdf',
              content: pdf,
            },
          ],
        },
      };
    },
  };
}
