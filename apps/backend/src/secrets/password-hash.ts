import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for Argon2id, which is the library's default algorithm. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, options);

/** The hash of a password that nobody has; checked for a customer that doesn't exist, so that the time it takes doesn't tell. */
const nobody = hashPassword('');

/** Does the same work whether there is a hash or not. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash != null;
}
