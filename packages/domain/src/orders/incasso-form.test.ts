import type { Message } from '@pomp/language';
import { describe, expect, test } from 'vitest';
import { resolveSection, type RawAnswers } from '../sections/resolve-section.js';
import { showAnswer } from '../sections/summarise-section.js';
import { incassoForm } from './incasso-form.js';
import { signedConsent, signForm } from './sign-form.js';
import { withdrawalForm } from './withdrawal-form.js';
import { inDutch } from '../testing/languages.js';

const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const complete = { accountHolder: 'M. de Vries', iban: 'NL91ABNA0417164300', agreed: true };
const collecting = (raw: RawAnswers) => resolveSection(incassoForm, { ...complete, ...raw }, scope);
const messagesOf = ({ issues }: { readonly issues: readonly { readonly field: string; readonly message: Message }[] }) =>
  issues.map(({ field, message }) => `${field}: ${inDutch.say(message)}`);

describe('an account to collect from', () => {
  test.each([
    'NL91ABNA0417164300',
    'nl91 abna 0417 1643 00',
    ' NL91-ABNA-0417-1643-00 ',
    'NL91\u00a0ABNA\u00a00417\u00a01643\u00a000',
    'NL91\u202fABNA\t0417\u20091643 00',
  ])('is read from %j', (typed) => {
    const { issues, answers } = collecting({ iban: typed });
    expect(issues).toEqual([]);
    expect(answers.iban).toBe('NL91ABNA0417164300');
  });

  test.each([
    ['a digit wrong', 'NL91ABNA0417164301'],
    ['a digit less', 'NL91ABNA041716430'],
    ['an old account number', '417164300'],
    ['an account that no direct debit reaches', 'BR1500000000000010932840814P2'],
  ])('is refused with %s', (_why, typed) => {
    expect(messagesOf(collecting({ iban: typed }))).toEqual(['iban: Dit is geen geldig IBAN.']);
  });

  test('is shown in groups of four', () => {
    expect(showAnswer(incassoForm.fields.iban, 'NL91ABNA0417164300', inDutch)).toBe('NL91 ABNA 0417 1643 00');
  });

  test('needs its holder and consent', () => {
    expect(messagesOf(collecting({ accountHolder: ' ', agreed: false }))).toEqual([
      'accountHolder: Vereist',
      'agreed: Je moet akkoord gaan met de incasso.',
    ]);
  });
});

test('signing takes a name, and consent to the plan and to the terms', () => {
  expect(messagesOf(resolveSection(signForm, { name: '', agreed: false }, scope))).toEqual([
    'name: Vereist',
    'agreed: Je moet akkoord gaan met het installatieplan.',
    'terms: Je moet akkoord gaan met de voorwaarden.',
  ]);
  expect(messagesOf(resolveSection(signForm, { name: 'Marieke de Vries', agreed: true, terms: true }, scope))).toEqual([]);
  expect(signedConsent(inDutch)).toBe('Ik heb het installatieplan gelezen en ga ermee akkoord. Ik ga akkoord met de voorwaarden.');
  expect(signedConsent(inDutch, { version: '2026-2', sha256: 'ab12' })).toBe(
    'Ik heb het installatieplan gelezen en ga ermee akkoord. Ik ga akkoord met de voorwaarden, versie 2026-2 (SHA-256 ab12).',
  );
});

test('withdrawing takes a name, and no reason', () => {
  expect(messagesOf(resolveSection(withdrawalForm, {}, scope))).toEqual(['name: Vereist']);
  expect(messagesOf(resolveSection(withdrawalForm, { name: 'Marieke de Vries' }, scope))).toEqual([]);
});
