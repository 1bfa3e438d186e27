import { identity, login as loginForm, type newPassword, passwordRecovery, passwordStrengths } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { routes } from '../routes.js';
import { sectionValues } from '../section-values.js';
import { signedByPasskey } from './signed-by-passkey.js';
import { exampleUser, user } from './user.js';

const done = z.strictObject({});

export const login = defineCall({
  route: routes.login,
  summary: 'Log in; sets the session cookie and the readable hint `pomp_signed_in`.',
  access: 'public',
  body: sectionValues(loginForm),
  response: z.object({ user }),
  errors: { 401: 'wrongCredentials', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: { body: exampleOfForm(loginForm, { email: exampleUser.email }), response: { user: exampleUser } },
});

export const removeSession = defineCall({
  route: routes.removeSession,
  summary: 'Log out; succeeds without a session too.',
  access: 'public',
  response: done,
  example: { response: {} },
});

export const recoverPassword = defineCall({
  route: routes.recoverPassword,
  summary:
    'Mail a link to choose a new password. The answer is the same whether the address is known or not, and however often it is asked.',
  access: 'public',
  body: sectionValues(passwordRecovery),
  response: done,
  example: { body: exampleOfForm(passwordRecovery, { email: exampleUser.email }), response: {} },
});

const text = z.string().check(z.maxLength(2000));
const passwords = { newPassword: z.optional(text), confirmPassword: z.optional(text) } satisfies Record<
  keyof typeof newPassword.fields,
  unknown
>;

export const resetPassword = defineCall({
  route: routes.resetPassword,
  summary:
    'Set a new password, with the token of a mailed link or, signed in, with the old one. One that is easy to guess is refused (`guessablePassword`). Ends every other session of the customer.',
  access: 'public',
  body: z.union([z.strictObject({ token: text, ...passwords }), z.strictObject({ password: text, ...passwords })]),
  response: done,
  errors: { 401: 'notSignedIn', 422: ['invalidAnswers', 'expiredLink'], 429: 'tooManyRequests' },
  example: { body: { token: 'c2VjcmV0', newPassword: 'Koude123lucht', confirmPassword: 'Koude123lucht' }, response: {} },
});

export const postPasswordStrength = defineCall({
  route: routes.postPasswordStrength,
  summary:
    'How hard a new password is to guess, by the same estimate that `resetPassword` refuses by (`weak`). Knows whose it is to be by the token of a mailed link, or by the session. Nothing is kept of it.',
  access: 'public',
  body: z.strictObject({ newPassword: text, token: z.optional(text) }),
  response: z.object({ strength: z.enum(passwordStrengths) }),
  errors: { 429: 'tooManyRequests' },
  example: { body: { newPassword: 'Koude123lucht' }, response: { strength: 'strong' } },
});

export const confirmIdentity = defineCall({
  route: routes.confirmIdentity,
  summary:
    'Show again that it’s you, with the password or with what a passkey of yours signed (`postPasskeyQuestion`). Calls that change who has the account, or who pays, are refused as `notConfirmed` (403) when the log-in and the last of these are longer than ten minutes ago.',
  access: 'customer',
  body: z.union([sectionValues(identity), signedByPasskey]),
  response: done,
  errors: { 401: 'wrongCredentials', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: { body: exampleOfForm(identity), response: {} },
});

export const confirmEmail = defineCall({
  route: routes.confirmEmail,
  summary:
    'Make a new e-mail address count, with the token of the link that was mailed to it. Needs no session: the link may be opened elsewhere.',
  access: 'public',
  body: z.strictObject({ token: text }),
  response: z.object({ email: z.string() }),
  errors: { 422: 'expiredLink' },
  example: { body: { token: 'c2VjcmV0' }, response: { email: 'marieke@pomp.example' } },
});
