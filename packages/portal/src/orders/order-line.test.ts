import { expect, test } from 'vitest';
import { orderLine } from './order-line.js';

const shown = (step: 'RV' | 'AI' | 'CP', status: 'MI' | 'OG' | 'OK') =>
  orderLine({ step, status })
    ?.steps.map(({ state }) => state)
    .join(' ');

test('an order that misses information shows it at its step, all earlier ones as done', () => {
  expect(shown('AI', 'MI')).toBe('done done missing ahead ahead ahead ahead ahead');
});

test('the current step is done only at OK', () => {
  expect(shown('RV', 'OG')).toBe('ongoing ahead ahead ahead ahead ahead ahead ahead');
  expect(shown('RV', 'OK')).toBe('done ahead ahead ahead ahead ahead ahead ahead');
  expect(shown('CP', 'OK')).toBe('done done done done done done done done');
});
