import { enquiryMail, formConfirmationMail, lasting } from '@pomp/correspondence';
import { formatMoment, marketingForms, showEnquiry } from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { voiceToCustomer, voiceToStaff } from '../context/voices.js';
import type { MailContext, Makers } from './mail-context.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import { confirmationDays, enquiryRepository, storedEnquiry } from '../enquiries/enquiry.repository.js';

/** What people ask, to the department that answers it; and to them, when they have to confirm first that it was them. */
export function enquiryMails(context: MailContext): Makers<'enquiry' | 'formConfirmation'> {
  const { database, deskAddresses } = context;
  const enquiries = enquiryRepository(database);
  return {
    enquiry: async ({ enquiryId }) => {
      const found = await enquiries.find(enquiryId);
      const asked = found && storedEnquiry(found);
      // Removed meanwhile: what isn't kept any more isn't sent either.
      if (!found || !asked) return undefined;
      const { email, desk, createdAt } = found;
      const voice = voiceToStaff(context);
      const content = await enquiryMail({
        ...voice,
        ...showEnquiry(asked, voice.language),
        moment: formatMoment(createdAt, voice.language),
        answerable: email !== null,
      });
      return { to: deskAddresses[desk], ...(email !== null && { replyTo: email }), content };
    },

    formConfirmation: async ({ enquiryId }) => {
      const found = await enquiries.find(enquiryId);
      const asked = found && storedEnquiry(found);
      if (!found || asked?.kind !== 'form' || found.email === null || found.confirmedAt !== null) return undefined;
      const voice = voiceToCustomer(context, found);
      const token = newSecretToken();
      await enquiries.setConfirmation(enquiryId, hashOfToken(token));
      const link = linkTo(context, { to: 'newsletterConfirmation', token }, voice.language);
      return {
        to: found.email,
        content: await formConfirmationMail({
          ...voice,
          what: voice.language.say(marketingForms[asked.formId].section.title),
          link,
          validFor: lasting.days(confirmationDays),
        }),
      };
    },
  };
}
