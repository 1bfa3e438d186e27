import type { LiveSession } from '../context/session.js';
import { triesOfPassword } from '../sessions/confirm-identity.js';
import { sessionRepository } from '../sessions/session.repository.js';
import { throttled } from '../throttle/throttled.js';
import { checkSigned, unknownPasskey, type SignedByPasskey } from './check-signed.js';
import type { PasskeyContext } from './passkey-context.js';
import { passkeyRepository } from './passkey.repository.js';

/** As `confirmIdentity`, by a passkey of the same customer: another's opens their own account, not this one. */
export async function confirmByPasskey(context: PasskeyContext, session: LiveSession, signed: SignedByPasskey): Promise<void> {
  await throttled(context, { what: triesOfPassword(session.customerId), triesPerMinute: 10 });
  const { passkey, counter } = await checkSigned(context, signed);
  if (passkey.customerId !== session.customerId) throw unknownPasskey();
  const now = context.clock();
  await context.database.transaction(async (transaction) => {
    await passkeyRepository(transaction).use({ id: passkey.id, counter, lastUsedAt: now });
    await sessionRepository(transaction).confirm(session, now);
  });
}
