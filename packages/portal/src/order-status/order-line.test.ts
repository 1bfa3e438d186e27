import { expect, test } from 'vitest';
import { words } from '@pomp/domain/words/nl';
import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { orderLine } from './order-line.js';

const language = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary(words) });

const shown = (step: string, status: string, asks = false) =>
  orderLine({ step, status, asks }, language)
    ?.steps.map(({ state }) => state)
    .join(' ');

test('an order that misses information of its customer alarms at its step, all earlier ones as done', () => {
  expect(shown('AI', 'MI', true)).toBe('done done missing ahead ahead ahead ahead ahead');
});

test('what is missing and not the customer’s to give is shown without alarm', () => {
  expect(shown('PY', 'MI')).toBe('done done done done waiting ahead ahead ahead');
});

test('the current step is done only at OK', () => {
  expect(shown('RV', 'OG')).toBe('ongoing ahead ahead ahead ahead ahead ahead ahead');
  expect(shown('RV', 'OK')).toBe('done ahead ahead ahead ahead ahead ahead ahead');
  expect(shown('CP', 'OK')).toBe('done done done done done done done done');
});

test('an order at a step or status from a newer system is at that step, or nowhere', () => {
  expect(shown('AI', 'WAIT')).toBe('done done ongoing ahead ahead ahead ahead ahead');
  expect(shown('XX', 'OK')).toBeUndefined();
});
