import { login } from '@pomp/domain';
import type { Customer, RawAnswers } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import { customerRepository } from '../customers/customer.repository.js';
import { toUser } from '../customers/to-user.js';
import { HttpError } from '../errors/http-error.js';
import type { Visitor } from '../http/visitor.js';
import { isPassword } from '../secrets/password-hash.js';
import { isTrusted, throttled, trust, unthrottled } from '../throttle/throttled.js';
import type { NewSession } from '../context/session.js';
import { deviceOf } from './device.js';
import type { SessionContext } from './session.js';
import { recogniseDevice } from './recognise-device.js';
import { startSession } from './start-session.js';

export interface LoggedIn {
  readonly user: Customer;
  readonly session: NewSession;
  /** By which the browser is known from now on. */
  readonly deviceToken: string;
}

/** What is counted, and trusted, of one account from one network. */
export const triesToLogIn = (email: string, network: string): readonly string[] => ['log in', email.toLowerCase(), network];

/** Same answer and same work for an unknown address and a wrong password. */
export async function logIn(
  context: SessionContext,
  form: RawAnswers,
  { network, sessionToken, deviceToken, userAgent }: Pick<Visitor, 'network' | 'sessionToken' | 'deviceToken' | 'userAgent'>,
): Promise<LoggedIn> {
  const { email, password } = requireAnswers(login, form, todayOf(context.clock));
  const who = triesToLogIn(email, network);
  await throttled(context, { what: ['log in', network], triesPerMinute: 100 });
  await throttled(context, { what: who, triesPerMinute: 10 });
  // One account from many networks; not for one from which its owner has logged in or chosen a password.
  if (!(await isTrusted(context, who)))
    await throttled(context, { what: ['log in', email.toLowerCase(), 'anywhere'], triesPerMinute: 50 });
  const found = await customerRepository(context.database).findByEmail(email);
  const known = await isPassword(found?.passwordHash, password);
  if (!found || !known) throw new HttpError('wrongCredentials');

  const started = await context.database.transaction(async (transaction) => {
    const customers = customerRepository(transaction);
    await customers.lock(found.id);
    // Changed while it was compared: the old one opens nothing any more, and this session would outlive those that ended with it.
    if ((await customers.findById(found.id))?.passwordHash !== found.passwordHash) throw new HttpError('wrongCredentials');
    const within = { ...context, database: transaction };
    const by = { customerId: found.id, device: deviceOf(userAgent) };
    return {
      session: await startSession(within, { ...by, network, earlierToken: sessionToken }),
      deviceToken: await recogniseDevice(within, { ...by, deviceToken }),
    };
  });
  await unthrottled(context, who);
  await trust(context, who);
  return { user: toUser(found, context.edition), ...started };
}
