import { expect, test } from 'vitest';
import { inDutch } from '../testing/languages.js';
import { keptByLaw } from './kept-by-law.js';

test('only who ordered something leaves papers that have to be kept', () => {
  expect(keptByLaw({ orders: 0 }, inDutch)).toEqual([]);
  expect(keptByLaw({ orders: 2 }, inDutch)).toMatchObject([
    { howLong: '7 jaar na het jaar van de laatste factuur, betaling of handtekening' },
  ]);
});
