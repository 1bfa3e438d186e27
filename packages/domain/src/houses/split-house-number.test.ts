import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitHouseNumber } from './split-house-number.js';

test.each([
  ['12A', '12', 'A'],
  [' 12 a', '12', 'a'],
  ['12bis', '12', 'bis'],
  ['12-A', '12', 'A'],
  ['12-1', '12', '1'],
  ['12/2e', '12', '2e'],
  ['3 A 2', '3', 'A 2'],
  ['12 3', '12', '3'],
  ['12 3A', '12', '3A'],
  ['1 200', '1', '200'],
])('%j is number %s with addition %s', (text, houseNumber, addition) => {
  expect(splitHouseNumber(text)).toEqual({ houseNumber, addition });
});

test.each(['12', '', 'A12', 'o.b.', '012A', '12,5', '-3', '12-', '12 3 4'])('%j is left alone', (text) => {
  expect(splitHouseNumber(text)).toBeUndefined();
});

test('what was taken apart is not taken apart again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.stringMatching(/^[A-Za-z]\w{0,5}$/), (number, addition) => {
      const parts = splitHouseNumber(`${number}${addition}`);
      expect(parts).toEqual({ houseNumber: String(number), addition });
      expect(splitHouseNumber(parts!.houseNumber)).toBeUndefined();
    }),
  );
});
