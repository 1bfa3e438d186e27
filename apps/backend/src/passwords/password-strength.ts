import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PasswordStrength } from '@pomp/domain';
import { Piscina } from 'piscina';
import { packageFolder } from '../adapters/disk/package-folder.js';
import { minutes } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import { guessablePassword } from '../errors/refused-passwords.js';

const workerFile = join(packageFolder, 'workers', 'password-strength.mjs');

/** Of its five scores the first two are fewer than a million guesses: what one can try at a log-in, from many places. */
const strengthOfScore: readonly PasswordStrength[] = ['weak', 'weak', 'fair', 'strong', 'strong'];

/**
 * How hard a password is to guess for whoever knows Dutch and English, the passwords that many have, and these words. Rejects where the program can't run.
 *
 * A thread of its own, for the first who chooses a password and not for each start of the server: while it gets ready this server would hear nobody, and take a database that answers
 * for one that doesn't. It ends where nobody chooses one for a while.
 */
export function passwordGuesser(program = workerFile): (password: string, words: readonly string[]) => Promise<PasswordStrength> {
  let thread: Piscina<{ readonly password: string; readonly words: readonly string[] }, number> | undefined;
  const start = () => {
    const started = new Piscina({
      filename: pathToFileURL(program).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: minutes(10),
    });
    // Whoever waits for one that can't start hears so, and the next begins another: Piscina would let them wait for ever, and end this process.
    started.on('error', () => {
      if (thread === started) thread = undefined;
      void started.destroy();
    });
    return started;
  };
  return async (password, words) => {
    const score = await (thread ??= start()).run({ password, words });
    return strengthOfScore[score] ?? 'weak';
  };
}

export const passwordStrength = passwordGuesser();

/** What is tried first: the seller's name and the customer's own. */
export async function wordsOf({ database, edition }: Context, customerId: string | undefined): Promise<readonly string[]> {
  const customer = customerId === undefined ? undefined : await customerRepository(database).findById(customerId);
  const { email = '', firstName = '', lastName = '' } = customer ?? {};
  return [edition.brand.name, ...email.split(/[@.+_-]/), email, firstName, lastName].filter((word) => word.length > 2);
}

/** Refuses one that a guesser finds soon, in the words of its field. */
export async function requireHardToGuess(context: Context, password: string, customerId: string): Promise<void> {
  if ((await passwordStrength(password, await wordsOf(context, customerId))) === 'weak') throw guessablePassword();
}
