import { setImmediate } from 'node:timers/promises';
import type { PasswordStrength } from '@pomp/domain';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import { guessablePassword } from '../errors/refused-passwords.js';

/** Half a second of work and sixty megabytes: for the first who chooses a password, not for each start of the server. */
let estimator: Promise<ZxcvbnFactory> | undefined;

async function loadEstimator(): Promise<ZxcvbnFactory> {
  // One after the other, and a turn for everyone else before the last: at once it is half a second in which this server hears nobody, and on a busy machine takes its
  // database for one that doesn't answer.
  const { ZxcvbnFactory: Estimator } = await import('@zxcvbn-ts/core');
  const common = await import('@zxcvbn-ts/language-common');
  const dutch = await import('@zxcvbn-ts/language-nl-be');
  const english = await import('@zxcvbn-ts/language-en');
  await setImmediate();
  return new Estimator({
    graphs: common.adjacencyGraphs,
    dictionary: {
      'passwords-common': common.dictionary['passwords-common'],
      ...dutch.dictionary,
      'commonWords-en': english.dictionary['commonWords-en'],
    },
    // One password then takes some milliseconds at most, in which this server answers nobody; by itself it can be more than a second.
    maxLength: longestEstimated,
    l33tMaxSubstitutions: 4,
  });
}

/** Of a longer one the rest only makes it harder to guess. */
const longestEstimated = 32;

/** Of its five scores the first two are fewer than a million guesses: what one can try at a log-in, from many places. */
const strengthOfScore: readonly PasswordStrength[] = ['weak', 'weak', 'fair', 'strong', 'strong'];

/** How hard a password is to guess for whoever knows Dutch and English, the passwords that many have, and these words. */
export async function passwordStrength(password: string, words: readonly string[]): Promise<PasswordStrength> {
  const { score } = (await (estimator ??= loadEstimator())).check(password.slice(0, longestEstimated), [...words]);
  return strengthOfScore[score] ?? 'weak';
}

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
