import { expect, test } from 'vitest';
import { formatCents, formatDecimal, formatWholeNumber } from './format-number.js';

const dutch = { locale: 'nl-NL' };
const english = { locale: 'en-GB' };
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

test('numbers have dots for thousands and a comma for decimals', () => {
  expect(formatWholeNumber(1405862, dutch)).toBe('1.405.862');
  expect(formatDecimal(2.5, dutch)).toBe('2,5');
});

test('amounts in cents show cents only when there are any', () => {
  expect(plain(formatCents(340000, dutch))).toBe('€ 3.400');
  expect(plain(formatCents(340050, dutch))).toBe('€ 3.400,50');
});

test('in English it is the other way around', () => {
  expect(formatWholeNumber(1405862, english)).toBe('1,405,862');
  expect(formatDecimal(2.5, english)).toBe('2.5');
  expect(formatCents(340000, english)).toBe('€3,400');
  expect(formatCents(340050, english)).toBe('€3,400.50');
});
