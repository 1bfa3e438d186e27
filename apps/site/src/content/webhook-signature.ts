import { createHmac, timingSafeEqual } from 'node:crypto';

/** Storyblok signs a webhook's body with the secret that only it and we know. */
export function isSignedBy(secret: string, body: string, signature: string | null): boolean {
  const expected = Buffer.from(createHmac('sha1', secret).update(body).digest('hex'));
  const given = Buffer.from(signature ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
