import { generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { signingKey } from '../adapters/database/schema/index.js';
import type { Context } from '../context/context.js';
import { readSigningKey } from './read-signing-key.js';

/** Puts our own signature under a text, and knows it again. */
export interface Signer {
  sign(text: string): Promise<string>;
  isOurs(text: string, signature: string): Promise<boolean>;
}

/**
 * @param configured Ed25519 keys: the first signs, all of them are known again, so that a key can be replaced. Without one, a key is made once
 * and kept in the database: every process has the same, and a back-up has it too.
 */
export function createSigner(context: Context, configured: readonly KeyObject[]): Signer {
  const keys = async () => (configured.length > 0 ? configured : [await storedKey(context)]);
  return {
    sign: async (text) => {
      const [key] = await keys();
      if (!key) throw new Error('There is no key to sign with.');
      return sign(null, Buffer.from(text), key).toString('base64url');
    },
    // A private key holds its public one.
    isOurs: async (text, signature) =>
      (await keys()).some((key) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))),
  };
}

async function storedKey({ database, clock }: Context): Promise<KeyObject> {
  const [before] = await database.select().from(signingKey);
  if (before) return readSigningKey(before.privateKey);
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });
  await database
    .insert(signingKey)
    .values({ privateKey: made.toString('base64'), createdAt: clock() })
    .onConflictDoNothing();
  const [stored] = await database.select().from(signingKey);
  if (!stored) throw new Error('A key that is there already can’t be found.');
  return readSigningKey(stored.privateKey);
}
