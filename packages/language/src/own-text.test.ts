import { expect, test } from 'vitest';
import { compileDictionary } from './compile/index.js';
import { createLanguage, messageAt, ownTextIn, sayOwn } from './index.js';

const english = createLanguage({ locale: 'en-GB', dictionary: compileDictionary({ prices: { removal: 'Taking it away' } }) });

test.each([
  ['a name, which is the same everywhere', 'Pomp AO', 'Pomp AO'],
  ['a text for each language', { 'nl-NL': 'Plaatsen', 'en-GB': 'Placing' }, 'Placing'],
  ['a text that this language lacks', { 'nl-NL': 'Plaatsen', 'fr-FR': 'Installation' }, 'Plaatsen'],
  ['one of the packages’ texts', messageAt('prices', ['removal']), 'Taking it away'],
])('data may have %s', (_what, text, said) => {
  expect(sayOwn(text, english)).toBe(said);
});

test('a text that was kept is in the seller’s own language where this one lacks', () => {
  const kept = { 'en-GB': 'Placing', 'nl-NL': 'Plaatsen' };
  const frisian = createLanguage({ locale: 'fy-NL', dictionary: {} });
  expect(sayOwn(kept, frisian, 'nl-NL')).toBe('Plaatsen');
  expect(sayOwn(kept, english, 'nl-NL')).toBe('Placing');
});

test('a page gets one language of it', () => {
  expect(ownTextIn({ 'nl-NL': 'Plaatsen', 'en-GB': 'Placing' }, english)).toBe('Placing');
});
