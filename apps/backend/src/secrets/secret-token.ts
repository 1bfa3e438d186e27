import { hash, randomBytes } from 'node:crypto';

/** 256 random bits that only their holder knows; the database keeps their hash. */
export const newSecretToken = () => randomBytes(32).toString('base64url');

/** What a token looks like, for a regular expression. */
export const secretToken = String.raw`[\w-]{43}`;

const wholeToken = new RegExp(`^${secretToken}$`);

export const isSecretToken = (text: string) => wholeToken.test(text);

/** No salt or slowness needed: the token itself can't be guessed. */
export const hashOfToken = (token: string) => hash('sha256', token, 'base64url');
