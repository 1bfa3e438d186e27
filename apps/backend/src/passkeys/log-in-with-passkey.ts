import type { BodyOf, Calls } from '@pomp/api-contract';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { after } from '../clock/clock.js';
import { customerRepository } from '../customers/customer.repository.js';
import { toUser } from '../customers/to-user.js';
import { HttpError } from '../errors/http-error.js';
import type { Visitor } from '../http/visitor.js';
import { deviceOf } from '../sessions/device.js';
import type { LoggedIn } from '../sessions/log-in.js';
import { recogniseDevice } from '../sessions/recognise-device.js';
import { startSession } from '../sessions/start-session.js';
import { throttled } from '../throttle/throttled.js';
import { challengeLifetime, useChallenge } from './challenge.js';
import type { PasskeyContext } from './passkey-context.js';
import { passkeyChallengeRepository, passkeyRepository } from './passkey.repository.js';

const anyone = { customerId: undefined };

/** What a passkey is to sign. It says nothing of who has one: the device shows which it knows. */
export async function askToSign(context: PasskeyContext, { network }: Pick<Visitor, 'network'>) {
  await throttled(context, { what: ['passkey question', network], triesPerMinute: 100 });
  const options = await generateAuthenticationOptions({ rpID: context.passkeyDomain, userVerification: 'required' });
  await passkeyChallengeRepository(context.database).keep(options.challenge, anyone, after(context.clock(), challengeLifetime));
  return { ...options };
}

/** A log-in by what a passkey signed. Same answer for one that isn't known and for one that signed something else. */
export async function logInWithPasskey(
  context: PasskeyContext,
  { id, ...signed }: BodyOf<Calls['passkeyLogin']>,
  { network, sessionToken, deviceToken, userAgent }: Pick<Visitor, 'network' | 'sessionToken' | 'deviceToken' | 'userAgent'>,
): Promise<LoggedIn> {
  const { database, clock, passkeyDomain, origins } = context;
  await throttled(context, { what: ['log in', network], triesPerMinute: 100 });
  const found = await passkeyRepository(database).find(id);
  if (!found) throw unknownPasskey();
  const challenge = await useChallenge(context, signed.clientDataJSON, anyone);
  const checked = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge ?? '',
    expectedOrigin: [...origins],
    expectedRPID: passkeyDomain,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(Buffer.from(found.publicKey, 'base64url')), counter: found.counter },
  }).catch(() => undefined);
  if (challenge === undefined || !checked?.verified) throw unknownPasskey();
  const { customerId } = found;
  return database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    const customers = customerRepository(transaction);
    await customers.lock(customerId);
    const customer = await customers.findById(customerId);
    const passkeys = passkeyRepository(transaction);
    // Removed meanwhile: it opens nothing any more.
    if (!customer || !(await passkeys.find(id))) throw unknownPasskey();
    await passkeys.use({ id: found.id, counter: checked.authenticationInfo.newCounter, lastUsedAt: clock() });
    const by = { customerId, device: deviceOf(userAgent) };
    return {
      user: toUser(customer, context.edition),
      session: await startSession(within, { ...by, earlierToken: sessionToken }),
      deviceToken: await recogniseDevice(within, { ...by, deviceToken }),
    };
  });
}

const unknownPasskey = () => new HttpError('unknownPasskey');
