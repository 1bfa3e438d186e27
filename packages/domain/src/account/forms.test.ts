import { expect, test } from 'vitest';
import { resolveSection, type RawAnswers } from '../sections/resolve-section.js';
import { login } from './login.js';
import { newPassword } from './new-password.js';
import { inDutch } from '../testing/languages.js';

const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const messages = (section: typeof login | typeof newPassword, raw: RawAnswers) =>
  resolveSection(section as typeof login, raw, scope).issues.map(({ field, message }) => `${field}: ${inDutch.say(message)}`);

test.each([
  [{}, ['email: Vereist', 'password: Vereist']],
  [{ email: 'demo', password: ' ' }, ['email: Niet valide']],
  [{ email: ' demo@pomp.example ', password: 'kort' }, []],
])('logging in with %j says %j', (raw, expected) => {
  expect(messages(login, raw)).toEqual(expected);
});

const rule = 'Het wachtwoord moet minimaal 8 tekens lang zijn en ten minste één hoofdletter, één kleine letter en één cijfer.';

test.each([
  ['Warmte12', 'Warmte12', []],
  ['Warmte1', 'Warmte1', [`newPassword: ${rule}`]],
  ['warmte123', 'warmte124', [`newPassword: ${rule}`]],
  ['', 'Warmte12', ['newPassword: Vereist']],
  ['Warmte12', 'Warmte13', ['confirmPassword: Niet valide']],
  ['Warmte12', '', ['confirmPassword: Vereist']],
])('a new password %j, repeated as %j, says %j', (chosen, repeated, expected) => {
  expect(messages(newPassword, { newPassword: chosen, confirmPassword: repeated })).toEqual(expected);
});

test('a long passphrase with all that is asked of a new password is one', () => {
  const chosen = `Warmte12${' nog een woord'.repeat(100)}`;
  expect(messages(newPassword, { newPassword: chosen, confirmPassword: chosen })).toEqual([]);
  expect(messages(login, { email: 'demo@pomp.example', password: chosen })).toEqual([]);
});
