import { describe, expect, test } from 'vitest';
import { answersOf, readFigure } from './typed-home.js';

const reading = { thisYear: 2026, usual: { gas: 1.38, electricity: 0.26 } };

describe('what is typed of a home', () => {
  test('is calculated with as far as it can be read', () => {
    expect(
      answersOf(
        { buildingType: 'kasteel', insulation: 'good', residents: '3', floorArea: '1 200', gasUse: '1e3', buildingYear: '2031' },
        reading,
      ),
    ).toEqual({ insulation: 'good', residents: 3, floorArea: 1_200 });
    expect(answersOf({}, reading)).toEqual({});
  });

  test('can be one price, with the usual other one', () => {
    expect(answersOf({ gasPrice: '1,20' }, reading).prices).toEqual({ gas: 1.2, electricity: 0.26 });
    expect(answersOf({ fixedGas: '250' }, reading).prices).toEqual({ gas: 1.38, electricity: 0.26, fixedGas: 250 });
  });

  test.each([
    ['gasUse', '', undefined],
    ['gasUse', '999999999', null],
    ['gasUse', '-1', null],
    ['floorArea', '112', 112],
    ['buildingYear', '1974', 1974],
    ['buildingYear', '1974,5', null],
    ['gasPrice', '1.20', 1.2],
  ] as const)('%s “%s” is %s', (name, typed, expected) => {
    expect(readFigure(name, { [name]: typed }, 2026)).toBe(expected);
  });
});
