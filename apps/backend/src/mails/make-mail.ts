import { accountMails } from './account-mails.js';
import { deletionMails } from './deletion-mails.js';
import { enquiryMails } from './enquiry-mails.js';
import type { Addressed, MailContext, MailPayload, MailPayloads, Makers, Template } from './mail-context.js';
import { messageMails } from './message-mails.js';
import { orderConfirmationMails } from './order-confirmation-mails.js';
import { orderNewsMails } from './order-news-mails.js';
import { reminderMails } from './reminder-mails.js';
import { reservationMails } from './reservation-mails.js';
import { savingsMails } from './savings-mails.js';
import { withdrawalMails } from './withdrawal-mails.js';

/** Every mail that there is; the compiler asks for a maker for each template. */
const makersOf = (context: MailContext): Makers => ({
  ...accountMails(context),
  ...deletionMails(context),
  ...enquiryMails(context),
  ...messageMails(context),
  ...orderConfirmationMails(context),
  ...orderNewsMails(context),
  ...reminderMails(context),
  ...reservationMails(context),
  ...savingsMails(context),
  ...withdrawalMails(context),
});

const makeWith = <Name extends Template>(makers: Makers, template: Name, payload: MailPayloads[Name], mailId: string) =>
  makers[template](payload, mailId);

/** Makes the mail that a job asks for; undefined when there is nobody to send it to. */
export function mailMaker(context: MailContext): (payload: MailPayload, mailId: string) => Promise<Addressed | undefined> {
  const makers = makersOf(context);
  return (payload, mailId) => makeWith(makers, payload.template, payload, mailId);
}
