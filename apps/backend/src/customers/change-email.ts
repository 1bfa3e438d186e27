import { emailLinkHours } from '@pomp/domain';
import { violatesUnique } from '../adapters/database/database-errors.js';
import { recordChange } from '../audit/audit.repository.js';
import { after, hours } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { passwordResetRepository } from './password-reset.repository.js';
import { hashOfToken, isSecretToken } from '../secrets/secret-token.js';
import { customerRepository } from './customer.repository.js';
import { emailChangeRepository } from './email-change.repository.js';

const emailLinkLifetime = hours(emailLinkHours);

export interface EmailChangeRequest {
  readonly customerId: string;
  readonly current: string;
  /** An address that was asked for before and can still be confirmed. */
  readonly waiting: string | null;
  readonly asked: string;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether saving `asked` sends mails. */
export const startsEmailChange = ({ current, waiting, asked }: Pick<EmailChangeRequest, 'current' | 'waiting' | 'asked'>) =>
  !isSame(asked, current) && (waiting === null || !isSame(asked, waiting));

/**
 * A new address waits until its owner confirms it; the address that counts withdraws it. Whether someone else has the new address is
 * only looked up when the mail is made, so that neither the answer nor the time it takes tells.
 */
export async function requestEmailChange({ database, clock }: Context, request: EmailChangeRequest): Promise<void> {
  const { customerId, current, waiting, asked } = request;
  const changes = emailChangeRepository(database);
  const now = clock();
  if (isSame(asked, current)) {
    await changes.removeOf(customerId);
    if (waiting !== null) await recordChange(database, { customerId, actor: 'customer', action: 'withdrawEmailChange', at: now });
    return;
  }
  if (!startsEmailChange(request)) return;
  await changes.request({ customerId, email: asked, requestedAt: now, expiresAt: after(now, emailLinkLifetime) });
  await recordChange(database, { customerId, actor: 'customer', action: 'requestEmailChange', at: now });
  await enqueue(database, { kind: 'sendMail', payload: { template: 'confirmEmail', customerId, newEmail: asked }, now });
  await enqueue(database, {
    kind: 'sendMail',
    payload: { template: 'emailChange', customerId, oldEmail: current, newEmail: asked },
    now,
  });
}

/** With the token of the link in the mail to the new address, from any browser. */
export async function confirmEmail({ database, clock }: Context, token: string): Promise<string> {
  if (!isSecretToken(token)) throw new HttpError('expiredLink');
  const now = clock();
  const key = { tokenHash: hashOfToken(token), now };
  try {
    return await database.transaction(async (transaction) => {
      const customers = customerRepository(transaction);
      const changes = emailChangeRepository(transaction);
      const asked = await changes.find(key);
      // The customer first, as every change of one: two that lock the same the other way round would wait for each other.
      if (asked) await customers.lock(asked.customerId);
      const change = asked && (await changes.use(key));
      if (!change) throw new HttpError('expiredLink');
      const { customerId, email } = change;
      await customers.setEmail(customerId, email);
      // These were mailed to the old address.
      await passwordResetRepository(transaction).removeOf(customerId);
      await recordChange(transaction, { customerId, actor: 'customer', action: 'changeEmail', at: now });
      return email;
    });
  } catch (error) {
    // Someone else took the address meanwhile: the same answer as for a link that is too old.
    if (violatesUnique(error, 'customer_email')) throw new HttpError('expiredLink');
    throw error;
  }
}
