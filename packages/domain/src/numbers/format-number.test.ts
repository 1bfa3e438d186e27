import { expect, test } from 'vitest';
import { formatCents, formatDecimal, formatWholeNumber } from './format-number.js';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

test('numbers have dots for thousands and a comma for decimals', () => {
  expect(formatWholeNumber(1405862)).toBe('1.405.862');
  expect(formatDecimal(2.5)).toBe('2,5');
});

test('amounts in cents show cents only when there are any', () => {
  expect(plain(formatCents(340000))).toBe('€ 3.400');
  expect(plain(formatCents(340050))).toBe('€ 3.400,50');
});
