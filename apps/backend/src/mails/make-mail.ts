import { accountMails } from './account-mails.js';
import { agreementMails } from './agreement-mails.js';
import { appointmentMails } from './appointment-mails.js';
import { deletionMails } from './deletion-mails.js';
import { enquiryMails } from './enquiry-mails.js';
import type { Addressed, MailContext, MailPayload, MailPayloads, Makers, Template } from './mail-context.js';
import { orderConfirmationMails } from './order-confirmation-mails.js';
import { orderMails } from './order-mails.js';
import { reservationMails } from './reservation-mails.js';
import { savingsMails } from './savings-mails.js';
import { withdrawalMails } from './withdrawal-mails.js';

/** Every mail that there is; the compiler asks for a maker for each template. */
const makersOf = (context: MailContext): Makers => ({
  ...accountMails(context),
  ...agreementMails(context),
  ...appointmentMails(context),
  ...deletionMails(context),
  ...enquiryMails(context),
  ...orderConfirmationMails(context),
  ...orderMails(context),
  ...reservationMails(context),
  ...savingsMails(context),
  ...withdrawalMails(context),
});

const makeWith = <Name extends Template>(makers: Makers, template: Name, payload: MailPayloads[Name]) => makers[template](payload);

/** Makes the mail that a job asks for; undefined when there is nobody to send it to. */
export function mailMaker(context: MailContext): (payload: MailPayload) => Promise<Addressed | undefined> {
  const makers = makersOf(context);
  return (payload) => makeWith(makers, payload.template, payload);
}
