import { after } from '../clock/clock.js';
import { customerRepository } from '../customers/customer.repository.js';
import { toUser } from '../customers/to-user.js';
import type { Visitor } from '../http/visitor.js';
import { deviceOf } from '../sessions/device.js';
import type { LoggedIn } from '../sessions/log-in.js';
import { recogniseDevice } from '../sessions/recognise-device.js';
import { startSession } from '../sessions/start-session.js';
import { throttled } from '../throttle/throttled.js';
import { challengeLifetime } from './challenge.js';
import { anyone, checkSigned, unknownPasskey, type SignedByPasskey } from './check-signed.js';
import type { PasskeyContext } from './passkey-context.js';
import { passkeyChallengeRepository, passkeyRepository } from './passkey.repository.js';
import { webauthn } from './webauthn.js';

/** What a passkey is to sign. It says nothing of who has one: the device shows which it knows. */
export async function askToSign(context: PasskeyContext, { network }: Pick<Visitor, 'network'>) {
  await throttled(context, { what: ['passkey question', network], triesPerMinute: 100 });
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: context.passkeyDomain, userVerification: 'required' });
  await passkeyChallengeRepository(context.database).keep(options.challenge, anyone, after(context.clock(), challengeLifetime));
  return { ...options };
}

/** A log-in by what a passkey signed. */
export async function logInWithPasskey(
  context: PasskeyContext,
  signed: SignedByPasskey,
  { network, sessionToken, deviceToken, userAgent }: Pick<Visitor, 'network' | 'sessionToken' | 'deviceToken' | 'userAgent'>,
): Promise<LoggedIn> {
  const { database, clock } = context;
  await throttled(context, { what: ['log in', network], triesPerMinute: 100 });
  const { passkey, counter } = await checkSigned(context, signed);
  const { customerId } = passkey;
  return database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    const customers = customerRepository(transaction);
    await customers.lock(customerId);
    const customer = await customers.findById(customerId);
    const passkeys = passkeyRepository(transaction);
    // Removed meanwhile: it opens nothing any more.
    if (!customer || !(await passkeys.find(signed.id))) throw unknownPasskey();
    await passkeys.use({ id: passkey.id, counter, lastUsedAt: clock() });
    const by = { customerId, device: deviceOf(userAgent) };
    return {
      user: toUser(customer, context.edition),
      session: await startSession(within, { ...by, network, earlierToken: sessionToken }),
      deviceToken: await recogniseDevice(within, { ...by, deviceToken }),
    };
  });
}
