import {
  appointmentMail,
  confirmEmailMail,
  deletionAskedMail,
  deletionNoticeMail,
  deletionWithdrawnMail,
  emailChangeMail,
  firstPasswordMail,
  passwordChangedMail,
  passwordRecoveryMail,
} from '@pomp/correspondence';
import { appointmentLabel, formatAddress, formatLongDate, formatMoment } from '@pomp/domain';
import { appointmentRepository } from '../appointments/appointment.repository.js';
import { calendarEntry } from '../appointments/calendar-entry.js';
import { after, days, hours } from '../clock/clock.js';
import { emailLinkLifetime } from '../customers/change-email.js';
import { customerRepository } from '../customers/customer.repository.js';
import { emailChangeRepository } from '../customers/email-change.repository.js';
import { enquiryMails } from './enquiry-mails.js';
import type { JobHandler } from '../jobs/job-kinds.js';
import { readDeletion } from '../own-data/deletion.js';
import { passwordResetRepository } from '../customers/password-reset.repository.js';
import { reservationMails } from './reservation-mails.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import { savingsMails } from './savings-mails.js';
import { agreementMails } from './agreement-mails.js';
import type { Addressed, MailContext, MailPayload, Makers } from './mail-context.js';
import { orderConfirmation } from './order-confirmation.js';
import { orderMails } from './order-mails.js';
import { withdrawalMails } from './withdrawal-mails.js';

const recoveryLifetime = { milliseconds: hours(1), text: '1 uur' };
const firstPasswordLifetime = { milliseconds: days(7), text: '7 dagen' };

/** A link with which a customer chooses a password. Made with the mail and not when it was asked: it then rests nowhere else. */
async function passwordLink({ database, clock, siteUrl }: MailContext, customerId: string, lifetime: number): Promise<string> {
  const token = newSecretToken();
  const now = clock();
  await passwordResetRepository(database).insert({
    tokenHash: hashOfToken(token),
    customerId,
    createdAt: now,
    expiresAt: after(now, lifetime),
  });
  return `${siteUrl}/auth/wachtwoord-instellen/?token=${token}`;
}

function makers(context: MailContext): Makers {
  const { database, clock, siteUrl, serviceEmail } = context;
  const customers = customerRepository(database);
  const recoveryLink = `${siteUrl}/auth/wachtwoord-vergeten/`;
  return {
    ...agreementMails(context),
    ...enquiryMails(context),
    ...orderMails(context),
    ...orderConfirmation(context),
    ...reservationMails(context),
    ...savingsMails(context),
    ...withdrawalMails(context),

    passwordRecovery: async ({ email }) => {
      const customer = await customers.findByEmail(email);
      if (!customer) return undefined;
      const link = await passwordLink(context, customer.id, recoveryLifetime.milliseconds);
      return {
        to: customer.email,
        content: await passwordRecoveryMail({ firstName: customer.firstName, link, validFor: recoveryLifetime.text }),
      };
    },

    passwordChanged: async ({ customerId }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      return { to: customer.email, content: await passwordChangedMail({ firstName: customer.firstName, recoveryLink }) };
    },

    firstPassword: async ({ customerId }) => {
      const customer = await customers.findById(customerId);
      // Chosen meanwhile, by a link that was asked for.
      if (!customer || customer.passwordHash !== null) return undefined;
      const link = await passwordLink(context, customerId, firstPasswordLifetime.milliseconds);
      const content = await firstPasswordMail({
        firstName: customer.firstName,
        link,
        validFor: firstPasswordLifetime.text,
        recoveryLink,
      });
      return { to: customer.email, content };
    },

    confirmEmail: async ({ customerId, newEmail }) => {
      const customer = await customers.findById(customerId);
      if (!customer || (await customers.findByEmail(newEmail))) return undefined;
      const token = newSecretToken();
      const waits = await emailChangeRepository(database).setToken({
        customerId,
        email: newEmail,
        tokenHash: hashOfToken(token),
        now: clock(),
      });
      if (!waits) return undefined;
      const link = `${siteUrl}/auth/email-bevestigen/?token=${token}`;
      return {
        to: newEmail,
        content: await confirmEmailMail({ firstName: customer.firstName, link, validFor: emailLinkLifetime.text }),
      };
    },

    emailChange: async ({ customerId, oldEmail, newEmail }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      // Also when the new address counts by now.
      return { to: oldEmail, content: await emailChangeMail({ firstName: customer.firstName, newEmail, recoveryLink }) };
    },

    deletionAsked: async ({ customerId }) => {
      const [customer, { requestedAt, kept }] = await Promise.all([
        customers.findById(customerId),
        readDeletion(context, customerId),
      ]);
      // Taken back meanwhile.
      if (!customer || requestedAt === null) return undefined;
      const { email, firstName } = customer;
      const accountLink = `${siteUrl}/account/gegevens/`;
      return {
        to: email,
        content: await deletionAskedMail({ firstName, askedOn: formatLongDate(requestedAt), kept, accountLink, recoveryLink }),
      };
    },

    deletionWithdrawn: async ({ customerId }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      return { to: customer.email, content: await deletionWithdrawnMail({ firstName: customer.firstName }) };
    },

    appointment: async ({ customerId, appointmentId, sequence, change }) => {
      const [customer, found] = await Promise.all([
        customers.findById(customerId),
        appointmentRepository(database).findOwn(customerId, appointmentId),
      ]);
      // Changed again meanwhile: that has a mail of its own.
      if (!customer || !found || found.sequence !== sequence) return undefined;
      const content = await appointmentMail({
        firstName: customer.firstName,
        change,
        what: appointmentLabel(found.kind),
        moment: formatMoment(found.startsAt),
        address: formatAddress(found),
        orderNumber: found.orderNumber,
        appointmentsLink: `${siteUrl}/account/afspraken/`,
      });
      const entry = calendarEntry(found, { siteUrl, organizer: { name: 'Pomp', email: serviceEmail } });
      const method = change === 'cancelled' ? 'CANCEL' : 'PUBLISH';
      return {
        to: customer.email,
        content: {
          ...content,
          attachments: [
            { filename: 'afspraak.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content: entry },
          ],
        },
      };
    },

    deletionNotice: async ({ customerId, change, at }) => {
      const [customer, { kept }] = await Promise.all([customers.findById(customerId), readDeletion(context, customerId)]);
      if (!customer) return undefined;
      const { id, email, firstName, lastName } = customer;
      const content = await deletionNoticeMail({
        change,
        on: formatLongDate(at),
        customer: { id, email, name: `${firstName} ${lastName}` },
        kept,
      });
      return { to: serviceEmail, content };
    },
  };
}

export function sendMail(context: MailContext): JobHandler<'sendMail'> {
  const make = makers(context);
  return {
    // More than five days: a mail server can be away for a long weekend.
    maxAttempts: 30,
    run: async (payload, { id }) => {
      const made = await makeWith(make, payload);
      if (!made) return;
      const { content, ...addressed } = made;
      await context.mail.send({ id, ...addressed, ...content });
    },
  };
}

/** The compiler asks for a case here, and a maker above, for every template. */
function makeWith(make: Makers, payload: MailPayload): Promise<Addressed | undefined> {
  switch (payload.template) {
    case 'passwordRecovery':
      return make.passwordRecovery(payload);
    case 'passwordChanged':
      return make.passwordChanged(payload);
    case 'firstPassword':
      return make.firstPassword(payload);
    case 'confirmEmail':
      return make.confirmEmail(payload);
    case 'emailChange':
      return make.emailChange(payload);
    case 'deletionAsked':
      return make.deletionAsked(payload);
    case 'deletionWithdrawn':
      return make.deletionWithdrawn(payload);
    case 'orderConfirmation':
      return make.orderConfirmation(payload);
    case 'reservation':
      return make.reservation(payload);
    case 'savingsCalculation':
      return make.savingsCalculation(payload);
    case 'orderStep':
      return make.orderStep(payload);
    case 'documentReady':
      return make.documentReady(payload);
    case 'paymentReceived':
      return make.paymentReceived(payload);
    case 'reminder':
      return make.reminder(payload);
    case 'withdrawal':
      return make.withdrawal(payload);
    case 'withdrawalNotice':
      return make.withdrawalNotice(payload);
    case 'agreementSigned':
      return make.agreementSigned(payload);
    case 'appointment':
      return make.appointment(payload);
    case 'enquiry':
      return make.enquiry(payload);
    case 'formConfirmation':
      return make.formConfirmation(payload);
    case 'deletionNotice':
      return make.deletionNotice(payload);
  }
}
