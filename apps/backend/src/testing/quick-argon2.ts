import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;

/** OWASP's minimum for Argon2id: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html. */
const least = { memoryCost: 19_456, timeCost: 2 };

/**
 * The library itself, with hashes that cost next to nothing: nearly every test makes customers, and none asks how long guessing takes.
 * What is asked of it must still be enough.
 */
export const hash: typeof argon2.hash = (password, options) => {
  const { memoryCost = 0, timeCost = 0 } = options ?? {};
  if (memoryCost < least.memoryCost || timeCost < least.timeCost)
    throw new Error(`A password is hashed below OWASP's minimum: ${JSON.stringify(options)}.`);
  return real.hash(password, { ...options, memoryCost: 64, timeCost: 1 });
};

/** What each password that was compared was compared with costs to compare: of Argon2's hashes, their kind, version and parameters. */
export const compared: string[] = [];
export const verify: typeof argon2.verify = (hashed, ...others) => {
  compared.push(String(hashed).split('$').slice(1, 4).join(' '));
  return real.verify(hashed, ...others);
};
