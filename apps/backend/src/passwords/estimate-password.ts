import type { PasswordStrength } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { passwordResetRepository } from '../customers/password-reset.repository.js';
import type { Visitor } from '../http/visitor.js';
import { hashOfToken, isSecretToken } from '../secrets/secret-token.js';
import { sessionRepository } from '../sessions/session.repository.js';
import { throttled } from '../throttle/throttled.js';
import { passwordStrength, wordsOf } from './password-strength.js';

interface Asked {
  readonly newPassword: string;
  /** Of a mailed link, where that is how the password is chosen. */
  readonly token?: string | undefined;
}

/** For the form, while it is typed. A token or session that isn't good is no refusal here: saving says so. */
export async function estimatePassword(
  context: Context,
  { newPassword, token }: Asked,
  { network, sessionToken }: Pick<Visitor, 'network' | 'sessionToken'>,
): Promise<PasswordStrength> {
  await throttled(context, { what: ['password strength', network], triesPerMinute: 120 });
  const { database, clock } = context;
  const now = clock();
  const known =
    token !== undefined && isSecretToken(token)
      ? await passwordResetRepository(database).find({ tokenHash: hashOfToken(token), now })
      : sessionToken === undefined
        ? undefined
        : await sessionRepository(database).find({ tokenHash: hashOfToken(sessionToken), now });
  return passwordStrength(newPassword, await wordsOf(context, known?.customerId));
}
