import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedBy } from './webhook-signature';

const body = '{"action":"published","full_slug":"home"}';
const signature = createHmac('sha1', 'geheim').update(body).digest('hex');

test('a webhook signed with our secret is believed', () => {
  expect(isSignedBy('geheim', body, signature)).toBe(true);
});

test.each([
  ['another secret', 'anders', body, signature],
  ['another body', 'geheim', body.replace('home', 'faq'), signature],
  ['half a signature', 'geheim', body, signature.slice(0, 20)],
  ['no signature', 'geheim', body, null],
])('%s is not', (_what, secret, text, given) => {
  expect(isSignedBy(secret, text, given)).toBe(false);
});
