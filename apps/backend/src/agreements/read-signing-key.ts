import { createPrivateKey, type KeyObject } from 'node:crypto';

/** @throws when it isn't an Ed25519 key. @param text PKCS #8 in base 64 */
export function readSigningKey(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Not an Ed25519 key.');
  return key;
}
