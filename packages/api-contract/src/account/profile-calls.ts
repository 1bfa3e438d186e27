import { person, type CustomerProfile } from '@pomp/domain';
import * as z from 'zod/mini';
import { exampleUser } from '../auth/user.js';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { routes } from '../routes.js';
import { locale } from '../scalars/locale.js';
import { sectionValues } from '../section-values.js';

export const profile = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  birthdate: z.nullable(z.string()),
  newEmail: z.nullable(z.string()),
  locale: z.string(),
  mails: z.object({ reminders: z.boolean(), messages: z.boolean() }),
}) satisfies z.ZodMiniType<CustomerProfile>;

const exampleProfile: CustomerProfile = {
  ...exampleUser,
  phoneNumber: '06 12 34 56 78',
  birthdate: '21-11-1980',
  newEmail: null,
  mails: { reminders: true, messages: true },
};

export const getUser = defineCall({
  route: routes.getUser,
  summary: 'What the portal knows of the customer personally.',
  access: 'customer',
  response: profile,
  example: { response: exampleProfile },
});

export const putUser = defineCall({
  route: routes.putUser,
  summary:
    'Save the person form, whole. A changed e-mail address waits as `newEmail` until the link that is mailed to it is opened; saving the address that counts withdraws it. The answer is the same when someone else has that address.',
  access: 'customer',
  body: sectionValues(person),
  response: profile,
  errors: { 403: 'notConfirmed', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: {
    body: exampleOfForm(person, {
      firstName: exampleUser.firstName,
      lastName: exampleUser.lastName,
      email: 'marieke@pomp.example',
    }),
    response: { ...exampleProfile, newEmail: 'marieke@pomp.example' },
  },
});

export const putUserLocale = defineCall({
  route: routes.putUserLocale,
  summary: 'Choose the language that mails and documents come in, of those that the seller offers; another is a 400.',
  access: 'customer',
  body: z.strictObject({ locale }),
  response: profile,
  example: { body: { locale: 'en-GB' }, response: { ...exampleProfile, locale: 'en-GB' } },
});

export const putUserMails = defineCall({
  route: routes.putUserMails,
  summary:
    'Choose which mails come, of those that needn’t: reminders of what an order waits for, and that a message waits. What belongs to an agreement, a payment or an appointment always goes.',
  access: 'customer',
  body: z.strictObject({ reminders: z.boolean(), messages: z.boolean() }),
  response: profile,
  example: {
    body: { reminders: false, messages: true },
    response: { ...exampleProfile, mails: { reminders: false, messages: true } },
  },
});

export const deleteEmailChange = defineCall({
  route: routes.deleteEmailChange,
  summary:
    'Withdraw the e-mail address that waits for its confirmation. One that was confirmed meanwhile stays: the answer says which address counts.',
  access: 'customer',
  response: profile,
  example: { response: exampleProfile },
});

export const getUserUnique = defineCall({
  route: routes.getUserUnique,
  summary: 'Whether nobody has an account with this e-mail address yet. May be asked twenty times a minute.',
  access: 'public',
  query: z.strictObject({ email: z.string().check(z.maxLength(254)) }),
  response: z.object({ unique: z.boolean() }),
  errors: { 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: { query: { email: 'nieuw@pomp.example' }, response: { unique: true } },
});
