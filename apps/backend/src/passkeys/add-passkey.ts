import type { BodyOf, Calls } from '@pomp/api-contract';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { violatesUnique } from '../adapters/database/database-errors.js';
import { recordChange } from '../audit/audit.repository.js';
import { after } from '../clock/clock.js';
import { requireConfirmed } from '../context/require-confirmed.js';
import type { LiveSession } from '../context/session.js';
import { customerRepository } from '../customers/customer.repository.js';
import { HttpError, notFound } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { deviceOf } from '../sessions/device.js';
import { throttled } from '../throttle/throttled.js';
import type { PasskeyContext } from './passkey-context.js';
import { challengeLifetime, useChallenge } from './challenge.js';
import { passkeyChallengeRepository, passkeyRepository } from './passkey.repository.js';
import { webauthn } from './webauthn.js';

/** More than anyone has devices. */
const mostPasskeys = 20;

const transportsOf = (transports: readonly string[]) => transports as AuthenticatorTransport[];

/** What a device needs to make a passkey of this customer. */
export async function askForPasskey(context: PasskeyContext, session: LiveSession) {
  const { database, clock, edition, passkeyDomain } = context;
  const { customerId } = session;
  requireConfirmed(context, session);
  await throttled(context, { what: ['add passkey', customerId], triesPerMinute: 10 });
  const customer = await customerRepository(database).findById(customerId);
  if (!customer) throw notFound();
  const known = await passkeyRepository(database).listOf(customerId);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: edition.brand.name,
    rpID: passkeyDomain,
    userName: customer.email,
    userDisplayName: `${customer.firstName} ${customer.lastName}`,
    userID: new TextEncoder().encode(customerId),
    attestationType: 'none',
    // So that nobody has to type an address, and the device itself makes sure who holds it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports: transportsOf(transports) })),
  });
  await passkeyChallengeRepository(database).keep(options.challenge, { customerId }, after(clock(), challengeLifetime));
  return { ...options };
}

/** Keeps what the device made. */
export async function addPasskey(
  context: PasskeyContext,
  session: LiveSession,
  { id, clientDataJSON, attestationObject, transports }: BodyOf<Calls['postPasskey']>,
  userAgent: string | undefined,
): Promise<void> {
  const { database, clock, passkeyDomain, origins } = context;
  const { customerId } = session;
  requireConfirmed(context, session);
  await throttled(context, { what: ['add passkey', customerId], triesPerMinute: 10 });
  const challenge = await useChallenge(context, clientDataJSON, { customerId });
  const { verifyRegistrationResponse } = await webauthn();
  const made = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge ?? '',
    expectedOrigin: [...origins],
    expectedRPID: passkeyDomain,
    requireUserVerification: true,
    // Whatever a device or a script sends that isn't what was asked: one answer.
  }).catch(() => undefined);
  if (challenge === undefined || !made?.verified) throw notMade();
  const { credential } = made.registrationInfo;
  try {
    await database.transaction(async (transaction) => {
      await customerRepository(transaction).lock(customerId);
      const passkeys = passkeyRepository(transaction);
      if ((await passkeys.listOf(customerId)).length >= mostPasskeys) throw notMade();
      const now = clock();
      await passkeys.insert({
        credentialId: credential.id,
        customerId,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
        device: deviceOf(userAgent),
        createdAt: now,
      });
      await recordChange(transaction, { customerId, actor: 'customer', action: 'addPasskey', at: now });
      await enqueue(transaction, { kind: 'sendMail', payload: { template: 'passkeyAdded', customerId }, now });
    });
  } catch (error) {
    if (violatesUnique(error, 'passkey_credential')) throw notMade();
    throw error;
  }
}

const notMade = () => new HttpError('passkeyNotMade');
