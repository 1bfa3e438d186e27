import type { BodyOf, Calls } from '@pomp/api-contract';
import { HttpError } from '../errors/http-error.js';
import { useChallenge } from './challenge.js';
import type { PasskeyContext } from './passkey-context.js';
import { passkeyRepository } from './passkey.repository.js';
import { webauthn } from './webauthn.js';

export type SignedByPasskey = BodyOf<Calls['passkeyLogin']>;

/** Whoever signs: we don't ask for one of theirs, so that nothing tells who has one. */
export const anyone = { customerId: undefined };

export const unknownPasskey = () => new HttpError('unknownPasskey');

/** The passkey that signed, and what its counter says now. Same answer for one that isn't known and for one that signed something else. */
export async function checkSigned(context: PasskeyContext, { id, ...signed }: SignedByPasskey) {
  const { database, passkeyDomain, origins } = context;
  const found = await passkeyRepository(database).find(id);
  if (!found) throw unknownPasskey();
  const challenge = await useChallenge(context, signed.clientDataJSON, anyone);
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge ?? '',
    expectedOrigin: [...origins],
    expectedRPID: passkeyDomain,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(Buffer.from(found.publicKey, 'base64url')), counter: found.counter },
  }).catch(() => undefined);
  if (challenge === undefined || !checked?.verified) throw unknownPasskey();
  return { passkey: found, counter: checked.authenticationInfo.newCounter };
}
