import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';
import { id } from '../scalars/id.js';
import { base64url, credentialId, signedByPasskey } from './signed-by-passkey.js';
import { exampleUser, user } from './user.js';

/** What a browser is asked, as WebAuthn writes it in JSON (`PublicKeyCredentialCreationOptionsJSON`, `…RequestOptionsJSON`). */
const question = z.looseObject({ challenge: z.string() });
const challenge = 'c2lnbiB0aGlz';

export const postPasskeyQuestion = defineCall({
  route: routes.postPasskeyQuestion,
  summary: 'What a passkey is to sign, to log in or to show again who it is: once, within five minutes.',
  access: 'public',
  response: question,
  errors: { 429: 'tooManyRequests' },
  example: { response: { challenge, rpId: 'www.pomp.example', userVerification: 'required' } },
});

export const passkeyLogin = defineCall({
  route: routes.passkeyLogin,
  summary: 'Log in with what a passkey signed, in place of an e-mail address and a password.',
  access: 'public',
  body: signedByPasskey,
  response: z.object({ user }),
  errors: { 401: 'wrongCredentials', 429: 'tooManyRequests' },
  example: {
    body: { id: 'a2V5', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    response: { user: exampleUser },
  },
});

export const getPasskeys = defineCall({
  route: routes.getPasskeys,
  summary: 'The passkeys with which the customer can log in, the first made first.',
  access: 'customer',
  response: z.array(
    z.object({
      id: z.string(),
      /** Where it was made, as far as the browser told: 'Safari op iPhone'. */
      device: z.nullable(z.string()),
      createdAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
    }),
  ),
  example: {
    response: [
      {
        id: '6c0e6c53-5d0a-4a55-8d3b-0f6f1f6f7b01',
        device: 'Chrome op Android',
        createdAt: '2026-11-12T08:40:00.000Z',
        lastUsedAt: '2026-11-20T19:12:00.000Z',
      },
    ],
  },
});

export const postNewPasskey = defineCall({
  route: routes.postNewPasskey,
  summary:
    'What a device needs to make a passkey: once, within five minutes. Refused as `notConfirmed` like the other changes of who has the account.',
  access: 'customer',
  response: question,
  errors: { 403: 'notConfirmed', 429: 'tooManyRequests' },
  example: { response: { challenge, rp: { id: 'www.pomp.example', name: 'Pomp' } } },
});

export const postPasskey = defineCall({
  route: routes.postPasskey,
  summary: 'Keep the passkey that a device made. Its owner is mailed.',
  access: 'customer',
  body: z.strictObject({
    id: credentialId,
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
  }),
  response: z.strictObject({}),
  errors: { 403: 'notConfirmed', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: { body: { id: 'a2V5', clientDataJSON: 'e30', attestationObject: 'AA', transports: ['internal'] }, response: {} },
});

export const deletePasskey = defineCall({
  route: routes.deletePasskey,
  summary: 'Nobody logs in with this passkey any more.',
  access: 'customer',
  query: z.strictObject({ id }),
  response: z.strictObject({}),
  errors: { 404: 'notFound' },
  example: { query: { id: '6c0e6c53-5d0a-4a55-8d3b-0f6f1f6f7b01' }, response: {} },
});
