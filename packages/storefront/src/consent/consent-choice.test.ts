import { expect, test } from 'vitest';
import { choiceCookie, readChoice } from './consent-choice.js';

test('what someone chose is found among the other cookies', () => {
  expect(readChoice('pomp_signed_in=1; pomp_consent=refused; a=b')).toBe('refused');
  expect(readChoice('pomp_consent=accepted')).toBe('accepted');
});

test.each(['', 'pomp_consent=', 'pomp_consent=maybe', 'other_pomp_consent=accepted'])('“%s” is no choice', (cookies) => {
  expect(readChoice(cookies)).toBeUndefined();
});

test('a choice stands for six months, on the whole site, and goes to no other', () => {
  expect(choiceCookie('accepted', { https: true })).toBe('pomp_consent=accepted; Max-Age=15552000; Path=/; SameSite=Lax; Secure');
  expect(choiceCookie('refused', { https: false })).not.toContain('Secure');
});
