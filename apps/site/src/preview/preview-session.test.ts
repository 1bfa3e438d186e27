import { expect, test } from 'vitest';
import { isSame, openSession, sealSession } from './preview-session';

const secret = 'een lang geheim van de redactie';
const session = { id: '3f0e8d5c-1111-4222-8333-444455556666', until: 1_800_000_000 };
const before = new Date((session.until - 1) * 1000);
const cookie = sealSession(secret, session);

test('an editor stays one until the time is up', () => {
  expect(openSession(secret, cookie, before)).toEqual(session);
  expect(openSession(secret, cookie, new Date(session.until * 1000))).toBeUndefined();
});

test.each([
  ['made with another secret', sealSession('een ander geheim', session)],
  ['for longer than was given', cookie.replace('1800000000', '1900000000')],
  ['of another editor', cookie.replace('3f0e', '4f0e')],
  ['without a signature', `${session.id}.${session.until}.`],
  ['that leads elsewhere', cookie.replace(session.id, '../../../../../etc/passwd-000000000000')],
  ['that isn’t one', 'true'],
  ['that isn’t there', undefined],
])('a cookie %s opens nothing', (_what, given) => {
  expect(openSession(secret, given, before)).toBeUndefined();
});

test('a secret is known whole or not at all', () => {
  expect(isSame(secret, secret)).toBe(true);
  for (const wrong of ['', secret.slice(1), `${secret} `]) expect(isSame(wrong, secret)).toBe(false);
});
