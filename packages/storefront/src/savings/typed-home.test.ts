import { describe, expect, test } from 'vitest';
import { calculateSavings, unknownHome } from '@pomp/domain';
import { answersOf, faultIn, questionAbout, readFigure } from './typed-home.js';

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
    ['gasUse', '1,200', 1_200],
    ['gasUse', '1.200', 1_200],
    ['gasUse', '1.405,00 m³', null],
    ['gasUse', '1.405,00', 1_405],
    ['gasUse', '1,2', null],
    ['fixedGas', '231,50', 231.5],
    ['gasPrice', '1,405', 1.405],
    ['gasPrice', '1.20', 1.2],
  ] as const)('%s “%s” is %s', (name, typed, expected) => {
    expect(readFigure(name, { [name]: typed }, 2026)).toBe(expected);
  });
});

const { home } = calculateSavings(
  { ...unknownHome, floorArea: 50 },
  { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' },
);

describe('what is typed', () => {
  test.each([
    ['gasUse', '1450', undefined],
    ['gasUse', '20001', { from: 0, to: 20_000 }],
    ['gasUse', 'veel', 'malformed'],
    ['gasPrice', '140', { from: 0.1, to: 10 }],
    ['buildingYear', '2031', 'malformed'],
  ] as const)('of %s, “%s”, is refused with %o', (name, typed, said) => {
    const fault = faultIn(name, { [name]: typed }, 2026);
    if (typeof said === 'object') expect(fault).toMatchObject({ values: said });
    else expect(fault?.path).toEqual(said && [said]);
  });

  test.each([
    ['gasUse', '14.500', 1_450, '1450', ['times', 'meant']],
    ['gasUse', '4000', 1_450, undefined, ['together']],
    ['gasUse', '1200', 1_450, undefined, undefined],
    ['floorArea', '1120', 1_450, '112', ['much', 'floorArea']],
    ['electricityPrice', '2,7', 1_450, '0.27', ['much', 'electricityPrice']],
    ['buildingYear', '1300', 1_450, undefined, undefined],
  ] as const)('of %s, “%s”, is asked again where such a home uses %d: it may be %s', (name, typed, usualGas, meant, path) => {
    const question = questionAbout(name, { [name]: typed }, { home, usualGas });
    expect([question?.message.path, question?.meant]).toEqual([path, meant]);
  });
});
