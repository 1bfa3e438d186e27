import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that only their holder knows; the database keeps their hash. */
export const newSecretToken = () => randomBytes(32).toString('base64url');

export const isSecretToken = (text: string) => /^[\w-]{43}$/.test(text);

/** No salt or slowness needed: the token itself can't be guessed. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
