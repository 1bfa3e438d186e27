import { describe, expect, test } from 'vitest';
import { calculateSavings } from './calculate-savings.js';
import { averagesIn, withAnswers } from './home-answers.js';
import { unknownHome, type SavingsInput } from './savings-input.js';
import { savingsInputOf } from './savings-request.js';

const context = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' } as const;
const terraced: SavingsInput = {
  ...unknownHome,
  buildingType: 'tussenwoning',
  buildingYear: '1975',
  floorArea: 112,
  insulation: 'moderate',
  usualGas: [
    { of: 'suchHomes', value: 1_120, date: '2024' },
    { of: 'neighbours', value: 1_250, date: '2023' },
  ],
};
const widthOf = (input: SavingsInput) => {
  const { from, to } = calculateSavings(input, context).range.euroSaved;
  return to - from;
};
const middleOf = (input: SavingsInput) => calculateSavings(input, context).euroSaved;

describe('what someone says of their home', () => {
  test('is calculated with in place of what was known', () => {
    const said = { boiler: 'VR', supply: 'high', cooking: 'electric', residents: 4, insulation: 'good', gasUse: 900 } as const;
    expect(withAnswers(terraced, said)).toEqual({ ...terraced, ...said });
    expect(withAnswers(terraced, { buildingYear: 1999 }).buildingYear).toBe('2005');
  });

  test('left out or undefined changes nothing', () => {
    expect(withAnswers(terraced, {})).toEqual(terraced);
    expect(withAnswers(terraced, { floorArea: undefined, boiler: undefined })).toEqual(terraced);
  });

  test('takes averages along: of another kind of home they are no more, of its size they grow with it', () => {
    const [, neighbours] = terraced.usualGas;
    expect(withAnswers(terraced, { buildingType: 'vrijstaand' }).usualGas).toEqual([neighbours]);
    expect(withAnswers(terraced, { buildingYear: 2010 }).usualGas).toEqual([neighbours]);
    expect(withAnswers(terraced, { buildingYear: 1971 }).usualGas).toEqual(terraced.usualGas);
    expect(withAnswers(terraced, { floorArea: 168 }).usualGas).toEqual([
      { of: 'suchHomes', value: 1_680, date: '2024' },
      neighbours,
    ]);
  });

  test('narrows the range, or moves it', () => {
    expect(widthOf(withAnswers(terraced, { gasUse: 1_120 }))).toBeLessThan(widthOf(terraced));
    expect(widthOf(withAnswers(terraced, { gasUse: 1_120, prices: { gas: 1.38, electricity: 0.26 } }))).toBeLessThan(
      widthOf(withAnswers(terraced, { gasUse: 1_120 })),
    );
    const others = [
      { supply: 'high' },
      { boiler: 'VR' },
      { cooking: 'electric' },
      { floorArea: 168 },
      { buildingType: 'appartement' },
    ] as const;
    for (const other of others) expect(middleOf(withAnswers(terraced, other)), JSON.stringify(other)).not.toBe(middleOf(terraced));
    // More people use more gas; what they heat stays the same.
    expect(calculateSavings(withAnswers(terraced, { residents: 6 }), context).home.gasUse).toBeGreaterThan(
      calculateSavings(terraced, context).home.gasUse,
    );
  });

  test('travels with a request, and counts for more than its registers', () => {
    const request = { zip: '1271AD', houseNumber: '3', people: 2, home: { floorArea: 90, residents: 5, gasUse: 800 } };
    expect(savingsInputOf(request)).toEqual({ ...unknownHome, floorArea: 90, residents: 5, gasUse: 800 });
  });
});

test('an average of the country is named where neither the home nor homes like it are known', () => {
  expect(averagesIn(unknownHome)).toEqual(['gasUse', 'floorArea', 'insulation']);
  expect(averagesIn(terraced)).toEqual([]);
  expect(averagesIn({ ...unknownHome, buildingYear: '1975' })).toEqual(['gasUse', 'floorArea']);
  expect(averagesIn({ ...unknownHome, gasUse: 900, insulation: 'good' })).toEqual(['floorArea']);
});
