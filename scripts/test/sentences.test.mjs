import { sentenceFinder } from '@pomp/tooling/sentences';
import { expect, test } from 'vitest';

const find = sentenceFinder({
  'consumption.year': ['Over welk jaar gaat dat gasverbruik?', 'Which year is that gas use of?'],
  'consumption.gas': ['Gasverbruik', 'Gas use'],
  'order.days': [
    '{days, plural, =0 {Vandaag wordt je pomp geplaatst} one {Morgen komt je pomp} other {Nog {days} dagen tot je plaatsing}}',
    '{days} days left',
  ],
  'order.step': ['Stap {step} van {of}: {title}', 'Step {step} of {of}: {title}'],
  'login.forgotten': ['Weet je het niet meer? <link>Kies een nieuw wachtwoord</link>', 'Forgotten? <link>Choose another</link>'],
});
const found = (/** @type {string[]} */ ...texts) => [...find(texts)].sort();

test.each([
  ['a sentence', 'Over welk jaar gaat dat gasverbruik?', ['consumption.gas', 'consumption.year']],
  ['in another language', 'Which year is that gas use of?', ['consumption.gas', 'consumption.year']],
  ['part of one', 'Weet je het niet meer? Log in.', ['login.forgotten']],
  ['in small letters, among others', 'Je gasverbruik was 1.450 m³.', ['consumption.gas']],
  ['with soft hyphens', 'Gas\u00ADverbruik', ['consumption.gas']],
  ['with accents', 'GÁSVERBRUIK', ['consumption.gas']],
  ['with values in it', 'Stap 2 van 8: Tekenen', ['order.step']],
  ['of its branches', 'Morgen komt je pomp', ['order.days']],
  ['of others of its branches', 'Nog 3 dagen tot je plaatsing', ['order.days']],
  ['around a link', 'Kies een nieuw wachtwoord', ['login.forgotten']],
  ['as JSON writes it', JSON.stringify({ text: 'Hallo,\nGasverbruik: 1.450' }), ['consumption.gas']],
  ['none', 'Iets anders', []],
])('%s is found', (_what, text, names) => {
  expect(found(text)).toEqual(names);
});

test('what is shown in parts is found in any of them', () => {
  expect(found('Iets anders', '12', 'Gas use')).toEqual(['consumption.gas']);
});
