import { describe, expect, test } from 'vitest';
import { type NumberNotation, separatorOf, tidyNumber, withSeparator } from './number-text.js';

const whole: NumberNotation = { kind: 'whole', separator: ',', unit: 'm³' };
const english: NumberNotation = { ...whole, separator: '.' };
const decimal: NumberNotation = { kind: 'decimal', separator: ',', unit: 'm³' };

describe('a number that is left', () => {
  test.each([
    [whole, '1405', '1405'],
    [whole, ' 1 405 ', '1405'],
    [whole, '1.405', '1405'],
    [whole, '1.405 m³', '1405'],
    [whole, '1405 M3', '1405'],
    [whole, '€ 1.405', '1405'],
    // Three figures behind either sign: a whole has no thousandths.
    [whole, '1,200', '1200'],
    [english, '1.405', '1405'],
    [whole, '1.405,00', '1405'],
    [whole, '1405,0', '1405'],
    [whole, '\u202A1.405\u202C m³', '1405'],
    [decimal, '2,5\u200B', '2,5'],
    [english, '1,405.00 m³', '1405'],
    [decimal, '1.405,5 m³', '1405,5'],
    [decimal, '1,405', '1,405'],
    [decimal, '2.5', '2,5'],
    [decimal, ',5', '0,5'],
    [decimal, '2,', '2'],
    [{ ...decimal, separator: '.' }, '2,5', '2.5'],
    [english, '1,405 m³', '1405'],
    [english, '1,234,567', '1234567'],
    [{ ...decimal, separator: '.' }, '1,405.5 m³', '1405.5'],
    // Written the other way, as on a Dutch bill, where it can't be anything else.
    [english, '1.234.567', '1234567'],
    [whole, '1,234,567', '1234567'],
    [{ ...decimal, separator: '.' }, '1.405,5', '1405.5'],
    [decimal, '1,405.5', '1405,5'],
    // Typed as '1.405,5': each lone sign becomes the field's own meanwhile.
    [decimal, '1,405,5', '1405,5'],
    [decimal, '1,234,567,50', '1234567,50'],
    [{ ...decimal, separator: '.' }, '1.405.5', '1405.5'],
  ] as const)('in %o is tidied: %j becomes %j', (notation, typed, tidied) => {
    expect(tidyNumber(typed, notation)).toBe(tidied);
  });

  test.each([
    [whole, '0118'],
    [whole, '0.118'],
    [whole, '1405,5'],
    [english, '1.405,678'],
    [whole, '14.05'],
    [whole, '12 of 13'],
    [whole, '-3'],
    [whole, 'o.b.'],
    [decimal, '1,405,567'],
    [decimal, '14,05,5'],
    [decimal, '2,5 kWh'],
    [decimal, ','],
    [decimal, ''],
  ])('in %o is left alone when it is no such number: %j', (notation, typed) => {
    expect(tidyNumber(typed, notation)).toBe(typed);
  });
});

test.each([
  ['2.', ',', '2,'],
  ['2,5', '.', '2.5'],
  ['1.405,5', ',', '1.405,5'],
  ['2.5 m', ',', '2.5 m'],
] as const)('while typing, the lone separator of %j is %j: %j', (typed, separator, shown) => {
  expect(withSeparator(typed, separator)).toBe(shown);
});

test.each([
  ['nl-NL', ','],
  ['en-GB', '.'],
  ['fy-NL', ','],
])('%s writes %j before decimals', (locale, separator) => {
  expect(separatorOf({ locale })).toBe(separator);
});
