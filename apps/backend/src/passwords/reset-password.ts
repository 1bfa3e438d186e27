import { newPassword, passwordChange, type RawAnswers } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import { emailChangeRepository } from '../customers/email-change.repository.js';
import { notSignedIn, HttpError } from '../errors/http-error.js';
import { wrongOldPassword } from '../errors/refused-passwords.js';
import { enqueue } from '../jobs/job.repository.js';
import { triesOfPassword } from '../sessions/confirm-identity.js';
import { triesToLogIn } from '../sessions/log-in.js';
import { hashOfToken, isSecretToken } from '../secrets/secret-token.js';
import { sessionRepository } from '../sessions/session.repository.js';
import { throttled, trust, unthrottled } from '../throttle/throttled.js';
import { uploadTokenRepository } from '../uploads/upload-token.repository.js';
import { hashPassword, isPassword } from '../secrets/password-hash.js';
import { passwordResetRepository } from '../customers/password-reset.repository.js';
import { requireHardToGuess } from './password-strength.js';

interface ByLink {
  readonly token: string;
  /** From which the link is used. */
  readonly network: string;
}

/**
 * With the token of a mailed link. Every session of the customer ends. Whoever can read that mail is let in from here, even while others
 * are guessing the password.
 */
export async function resetPasswordByLink(context: Context, { token, network }: ByLink, form: RawAnswers): Promise<void> {
  const chosen = requireAnswers(newPassword, form, todayOf(context.clock));
  await throttled(context, { what: ['reset password', network], triesPerMinute: 20 });
  const key = { tokenHash: hashOfToken(token), now: context.clock() };
  // First: a hash costs work and memory, which nobody gets for a token that they made up.
  const asked = isSecretToken(token) ? await passwordResetRepository(context.database).find(key) : undefined;
  if (!asked) throw new HttpError('expiredLink');
  await requireHardToGuess(context, chosen.newPassword, asked.customerId);
  const passwordHash = await hashPassword(chosen.newPassword);
  await context.database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    // Before the link itself, as every change of a customer: two that lock the same the other way round would wait for each other.
    await customerRepository(transaction).lock(asked.customerId);
    const reset = await passwordResetRepository(transaction).use(key);
    const customer = reset && (await customerRepository(transaction).findById(reset.customerId));
    if (!customer) throw new HttpError('expiredLink');
    await replacePassword(within, { customerId: customer.id, passwordHash, isFirst: customer.passwordHash === null });
    await trust(within, triesToLogIn(customer.email, network));
  });
}

/** Signed in, with the old password. Every other session of the customer ends. */
export async function changePassword(context: Context, sessionToken: string | undefined, form: RawAnswers): Promise<void> {
  const key = sessionToken === undefined ? undefined : { tokenHash: hashOfToken(sessionToken), now: context.clock() };
  const session = key && (await sessionRepository(context.database).find(key));
  if (!session) throw notSignedIn();
  const chosen = requireAnswers(passwordChange, form, { ...todayOf(context.clock), asksOldPassword: true });
  const { customerId } = session;
  const what = triesOfPassword(customerId);
  await throttled(context, { what, triesPerMinute: 10 });
  const customer = await customerRepository(context.database).findById(customerId);
  if (!(await isPassword(customer?.passwordHash, chosen.password))) throw wrongOldPassword();
  await unthrottled(context, what);
  await requireHardToGuess(context, chosen.newPassword, customerId);
  const passwordHash = await hashPassword(chosen.newPassword);
  await context.database.transaction(async (transaction) => {
    const customers = customerRepository(transaction);
    await customers.lock(customerId);
    // Meanwhile its owner may have taken the account back: by another password, or by ending this session.
    if ((await customers.findById(customerId))?.passwordHash !== customer?.passwordHash) throw wrongOldPassword();
    if (!(await sessionRepository(transaction).find(key))) throw notSignedIn();
    await replacePassword({ ...context, database: transaction }, { customerId, passwordHash, keptSession: session.tokenHash });
  });
}

interface NewPassword {
  readonly customerId: string;
  readonly passwordHash: string;
  /** Whoever chose their first one isn't told that it changed. */
  readonly isFirst?: boolean;
  /** Hash of the token of the session that stays. */
  readonly keptSession?: string;
}

async function replacePassword(
  { database, clock }: Context,
  { customerId, passwordHash, isFirst = false, keptSession }: NewPassword,
): Promise<void> {
  const now = clock();
  await customerRepository(database).setPassword(customerId, passwordHash);
  await sessionRepository(database).removeOthers(customerId, keptSession);
  await passwordResetRepository(database).removeOf(customerId);
  await uploadTokenRepository(database).removeOf(customerId);
  // Whoever had the old password may have asked for it.
  await emailChangeRepository(database).removeOf(customerId);
  await recordChange(database, { customerId, actor: 'customer', action: 'changePassword', at: now });
  if (!isFirst) await enqueue(database, { kind: 'sendMail', payload: { template: 'passwordChanged', customerId }, now });
}
