import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, houseNumber, readDecimal, wholeNumber } from './number.js';
import { inDutch } from '../../testing/languages.js';

const context = { today: '2026-11-21' } as const;
const usage = wholeNumber({ unknown: true });
const house = houseNumber();
const valueOf = (field: typeof usage, raw: string) => {
  const reading = field.read(raw, context);
  return reading.state === 'answered' ? reading.value : undefined;
};

/** Gas, electricity, water and size in square metres, and the house number (spec 3 §5). */
describe.each([
  ['a usage', usage],
  ['a house number', house],
])('%s', (_what, field) => {
  test.each([
    ['0', '0'],
    ['7', '7'],
    ['1450', '1450'],
    ['o.b.', 'o.b.'],
    ['01', undefined],
    ['00', undefined],
    ['-1', undefined],
    ['1,5', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['+1', undefined],
    ['12A', undefined],
    ['O.B.', undefined],
    ['ob', undefined],
    ['٣', undefined],
  ])('reads %j as %j', (raw, expected) => {
    expect(valueOf(field, raw)).toBe(expected);
  });

  test('takes every whole number as it is usually written', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (number) => {
        expect(valueOf(field, String(number))).toBe(String(number));
      }),
    );
  });

  test('takes nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+eob ') }), (typed) => {
        const value = valueOf(field, typed);
        if (value !== undefined && value !== 'o.b.') expect(String(Number(value))).toBe(typed.replace(/\s/g, ''));
      }),
    );
  });
});

describe('a distance', () => {
  const distance = decimal({ unit: 'm' });

  test.each([
    ['2,50', '2.50'],
    ['12 345,6', '12345.6'],
    ['123456789', '123456789'],
    ['12345678,9', '12345678.9'],
    ['1234567890', undefined],
    ['123456789,5', undefined],
    ['01', undefined],
    ['1,', undefined],
    ['1,2,3', undefined],
  ])('reads %j as %j', (raw, expected) => {
    expect(readDecimal(raw)).toBe(expected);
    expect(distance.read(raw, context)).toMatchObject(
      expected === undefined ? { state: 'malformed' } : { state: 'answered', value: expected },
    );
  });
});

test.each([
  ['a usage', usage, '12 345', '12345'],
  ['a house number', house, '12 3', undefined],
  ['a house number', house, '12\u00a03', undefined],
  ['a house number', house, ' 12 ', '12'],
])('spaces group figures, except those of a house number with an addition: %s', (_what, field, raw, expected) => {
  expect(valueOf(field, raw)).toBe(expected);
});

describe('‘ik weet het niet’, typed as the forms ask', () => {
  test.each(['Ik weet het niet', ' ik weet het niet ', 'I don’t know', "i don't know"])('is the answer o.b.: %j', (typed) => {
    expect(valueOf(usage, typed)).toBe('o.b.');
    expect(decimal({ unknown: true }).read(typed, context)).toEqual({ state: 'answered', value: 'o.b.' });
  });

  test.each(['ik weet het', 'ik weet het niet, 1200 misschien', 'niet'])('is those words alone: %j', (typed) => {
    expect(valueOf(usage, typed)).toBeUndefined();
  });

  test('is no answer where not knowing is none', () => {
    expect(wholeNumber().read('ik weet het niet', context)).toEqual({ state: 'malformed' });
    expect(decimal().read('ik weet het niet', context)).toEqual({ state: 'malformed' });
    expect(valueOf(house, 'ik weet het niet')).toBeUndefined();
  });
});

test('a house number isn’t a quantity, and nobody is offered not to know it', () => {
  expect(house.show('1250', inDutch, String)).toBe('1250');
  expect(house.unknown).toBe(false);
});
