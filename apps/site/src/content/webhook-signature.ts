import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message's signature, as Storyblok makes it. */
export const signatureOf = (secret: string, body: string): string => createHmac('sha1', secret).update(body).digest('hex');

/** Storyblok signs a webhook's body with the secret that only it and we know. */
export function isSignedBy(secret: string, body: string, signature: string | null): boolean {
  const expected = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(signature ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
