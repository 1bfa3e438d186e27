import {
  confirmEmailMail,
  emailChangeMail,
  firstPasswordMail,
  lasting,
  newDeviceMail,
  passkeyAddedMail,
  passwordChangedMail,
  passwordRecoveryMail,
  type Voice,
} from '@pomp/correspondence';
import { emailLinkHours, formatMoment } from '@pomp/domain';
import { hours } from '../clock/clock.js';
import { linkTo } from '../context/link-to.js';
import { customerRepository } from '../customers/customer.repository.js';
import { emailChangeRepository } from '../customers/email-change.repository.js';
import { voiceToCustomer } from '../context/voices.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import { sayDevice } from '../sessions/device.js';
import type { MailContext, Makers } from './mail-context.js';
import { firstPasswordLink, passwordLink } from './password-links.js';

const recoveryHours = 1;

type AccountMail =
  | 'passwordRecovery'
  | 'passwordChanged'
  | 'newDevice'
  | 'passkeyAdded'
  | 'firstPassword'
  | 'confirmEmail'
  | 'emailChange';

/** What customers need to get into their account, and what they are told about access to it. */
export function accountMails(context: MailContext): Makers<AccountMail> {
  const { database, clock } = context;
  const customers = customerRepository(database);
  const recoveryLink = ({ language }: Voice) => linkTo(context, { to: 'forgotPassword' }, language);
  return {
    passwordRecovery: async ({ email }) => {
      const customer = await customers.findByEmail(email);
      if (!customer) return undefined;
      const { firstName } = customer;
      const voice = voiceToCustomer(context, customer);
      const link = await passwordLink(context, customer, hours(recoveryHours));
      return {
        to: customer.email,
        content: await passwordRecoveryMail({ ...voice, firstName, link, validFor: lasting.hours(recoveryHours) }),
      };
    },

    passwordChanged: async ({ customerId }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      const { email, firstName } = customer;
      const voice = voiceToCustomer(context, customer);
      return { to: email, content: await passwordChangedMail({ ...voice, firstName, recoveryLink: recoveryLink(voice) }) };
    },

    passkeyAdded: async ({ customerId }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      const { email, firstName } = customer;
      const voice = voiceToCustomer(context, customer);
      const detailsLink = linkTo(context, { to: 'personalDetails' }, voice.language);
      return { to: email, content: await passkeyAddedMail({ ...voice, firstName, detailsLink }) };
    },

    newDevice: async ({ customerId, device, at }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      const { email, firstName } = customer;
      const voice = voiceToCustomer(context, customer);
      return {
        to: email,
        content: await newDeviceMail({
          ...voice,
          firstName,
          device: sayDevice(device, voice.language) ?? undefined,
          moment: formatMoment(new Date(at), voice.language),
          recoveryLink: recoveryLink(voice),
        }),
      };
    },

    firstPassword: async ({ customerId }) => {
      const customer = await customers.findById(customerId);
      const firstPassword = customer && (await firstPasswordLink(context, customer));
      if (!firstPassword) return undefined;
      const { email, firstName } = customer;
      return {
        to: email,
        content: await firstPasswordMail({ ...voiceToCustomer(context, customer), firstName, ...firstPassword }),
      };
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
      const { firstName } = customer;
      // The customer is known; whoever reads at the new address isn't yet.
      const voice = voiceToCustomer(context, { ...customer, passwordHash: null });
      const link = linkTo(context, { to: 'confirmEmail', token }, voice.language);
      return {
        to: newEmail,
        content: await confirmEmailMail({ ...voice, firstName, link, validFor: lasting.hours(emailLinkHours) }),
      };
    },

    emailChange: async ({ customerId, oldEmail, newEmail }) => {
      const customer = await customers.findById(customerId);
      if (!customer) return undefined;
      const { firstName } = customer;
      const voice = voiceToCustomer(context, customer);
      // Also when the new address counts by now.
      return { to: oldEmail, content: await emailChangeMail({ ...voice, firstName, newEmail, recoveryLink: recoveryLink(voice) }) };
    },
  };
}
