import { identity, type RawAnswers } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { Context } from '../context/context.js';
import type { LiveSession } from '../context/session.js';
import { customerRepository } from '../customers/customer.repository.js';
import { wrongOldPassword } from '../errors/refused-passwords.js';
import { isPassword } from '../secrets/password-hash.js';
import { throttled, unthrottled } from '../throttle/throttled.js';
import { sessionRepository } from './session.repository.js';

/** Wherever someone who is logged in is asked for the password, it is one count of tries. */
export const triesOfPassword = (customerId: string): readonly string[] => ['change password', customerId];

/** For ten minutes this session can do what needs to be sure of who it is (`requireConfirmed`). */
export async function confirmIdentity(context: Context, session: LiveSession, form: RawAnswers): Promise<void> {
  const { password } = requireAnswers(identity, form, todayOf(context.clock));
  const what = triesOfPassword(session.customerId);
  await throttled(context, { what, triesPerMinute: 10 });
  const customer = await customerRepository(context.database).findById(session.customerId);
  if (!(await isPassword(customer?.passwordHash, password))) throw wrongOldPassword();
  await unthrottled(context, what);
  await sessionRepository(context.database).confirm(session, context.clock());
}
