import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { savingsInputs } from '../testing/savings-inputs.test.helper.js';
import { calculateSavings, type SavingsContext, type SavingsResult } from './calculate-savings.js';
import { estimateHome } from './estimate-home.js';
import type { Range } from './estimates.js';
import { withAnswers } from './home-answers.js';
import { unknownHome, type SavingsInput } from './savings-input.js';

const context: SavingsContext = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' };
const calculate = (input: SavingsInput) => calculateSavings(input, context);

/** Every range of a result, by its name. */
const rangesOf = ({ range: { roi: _roi, ...ranges }, costs }: SavingsResult): readonly (readonly [string, Range])[] =>
  Object.entries({ ...ranges, ...costs });
const widthOf = ({ from, to }: Range) => to - from;
const eurosWide = (input: SavingsInput) => widthOf(calculate(input).range.euroSaved);

/** What was taken for a home, as an answer: who says so, says nothing else than what was calculated with. */
const taken = {
  gasUse: (input) => ({ gasUse: estimateHome(input, context.on).gasUse }),
  residents: (input) => ({ residents: estimateHome(input, context.on).residents }),
  floorArea: (input) => ({ floorArea: estimateHome(input, context.on).floorArea }),
  insulation: (input) => ({ insulation: estimateHome(input, context.on).insulation }),
  supply: (input) => ({ supply: estimateHome(input, context.on).supply }),
  boiler: (input) => ({ boiler: estimateHome(input, context.on).boiler }),
  cooking: (input) => ({ cooking: estimateHome(input, context.on).cooksOnGas ? 'gas' : 'electric' }),
  prices: (input) => ({ prices: estimateHome(input, context.on).prices }),
} as const satisfies Record<string, (input: SavingsInput) => Parameters<typeof withAnswers>[1]>;
const confirmable = Object.keys(taken) as (keyof typeof taken)[];

test.each(confirmable)('saying that the %s is as it was taken moves no figure, and makes no range wider', (what) => {
  fc.assert(
    fc.property(savingsInputs, (input) => {
      const [before, after] = [calculate(input), calculate(withAnswers(input, taken[what](input)))];
      expect(after.euroSaved).toBeCloseTo(before.euroSaved, 6);
      const widths = new Map(rangesOf(before));
      for (const [name, range] of rangesOf(after))
        expect(widthOf(range), name).toBeLessThanOrEqual(widthOf(widths.get(name)!) + 1e-6);
    }),
  );
});

test('a home of which nothing is known is never surer than one of which a register says the same', () => {
  fc.assert(
    fc.property(savingsInputs, (input) => {
      const { floorArea, insulation } = estimateHome(input, context.on);
      const registered: SavingsInput = { ...input, floorArea, insulation, onlyRegistered: ['floorArea', 'insulation'] };
      const unknown: SavingsInput = {
        ...registered,
        floorArea: 'o.b.',
        insulation: 'o.b.',
        buildingYear: 'o.b.',
        onlyRegistered: [],
      };
      const same = estimateHome(unknown, context.on);
      fc.pre(same.floorArea === floorArea && same.insulation === insulation);
      expect(eurosWide(unknown)).toBeGreaterThan(eurosWide(registered) - 1e-6);
    }),
  );
});

test('where it is known how hot the water is, half of how far efficiencies were apart is left: that of the water isn’t counted again', () => {
  const { electricityUsed, gasSaved, range } = calculate({
    ...unknownHome,
    gasUse: 1_200,
    residents: 2,
    boiler: 'HR107',
    floorArea: 100,
    insulation: 'moderate',
    supply: '50',
    cooking: 'gas',
  });
  // Whatever else isn't sure moves gas and electricity alike.
  const [most, ofGas] = [range.electricityUsed.to / electricityUsed - 1, range.gasSaved.to / gasSaved - 1];
  expect(Math.sqrt(most ** 2 - ofGas ** 2)).toBeCloseTo(3.8 / (3.8 - (3.8 - 3.3) / 2) - 1, 6);
});

describe('a terraced house of 1974, by its address', () => {
  const registered: SavingsInput = {
    ...unknownHome,
    buildingType: 'tussenwoning',
    buildingYear: '1975',
    floorArea: 112,
    insulation: 'moderate',
    usualGas: [
      { of: 'suchHomes', value: 1_120, date: '2024' },
      { of: 'neighbours', value: 1_250, date: '2023' },
    ],
    onlyRegistered: ['floorArea', 'insulation'],
  };
  const confirmed = withAnswers(registered, {
    buildingType: 'tussenwoning',
    buildingYear: 1974,
    floorArea: 112,
    insulation: 'moderate',
  });

  test('is surer with each of the three taps, by euros that are seen, and as much is saved', () => {
    const radiators = withAnswers(confirmed, { supply: '50' });
    const people = withAnswers(radiators, { residents: 2 });
    const taps = [registered, confirmed, radiators, people];
    expect(taps.map((input) => Math.round(calculate(input).euroSaved))).toEqual(
      Array(4).fill(Math.round(calculate(registered).euroSaved)),
    );
    const widths = taps.map(eurosWide);
    for (const [index, width] of widths.slice(1).entries()) expect(width).toBeLessThan(widths[index]! - 10);
  });

  test('is not surer by saying that it is another one than it was', () => {
    expect(confirmed.onlyRegistered).toEqual([]);
    expect(confirmed.usualGas).toEqual(registered.usualGas);
  });

  test('is less sure while registers are away', () => expect(eurosWide(unknownHome)).toBeGreaterThan(eurosWide(registered)));
});
