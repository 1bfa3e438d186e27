import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodOfYear, savingsBuildingYears } from './building-periods.js';
import { calculateSavings } from './calculate-savings.js';
import { heatLoad } from './figures.js';
import { confirmedFacts } from './known-home.js';
import { inputOfFacts, insulationOfClass, type HomeFact, type HomeFacts } from './home-facts.js';
import { unknownHome } from './savings-input.js';
import { energyClasses } from './savings-options.js';
import { savingsInputOf } from './savings-request.js';

const context = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' } as const;
const known = <Value>(value: Value, date = '2026-11-21'): HomeFact<Value> => ({ state: 'known', value, source: 'bag', date });
const unknown = { state: 'unknown' } as const;
const unavailable = { state: 'unavailable' } as const;

const nothing: HomeFacts = {
  buildingYear: unknown,
  floorArea: unavailable,
  purposes: unknown,
  energyClass: unavailable,
  buildingType: unknown,
  gasOfSuchHomes: unknown,
  gasOfNeighbours: unavailable,
};
const terraced: HomeFacts = {
  buildingYear: known(1974),
  floorArea: known(112),
  purposes: known(['woonfunctie']),
  energyClass: known('C'),
  buildingType: known('tussenwoning'),
  gasOfSuchHomes: known(1_080, '2024'),
  gasOfNeighbours: known(1_250, '2023'),
};
const request = { zip: '1271AD', houseNumber: '3' };

describe('what registers know', () => {
  test('is calculated with', () => {
    expect(savingsInputOf({ ...request, people: 3 }, terraced)).toEqual({
      ...unknownHome,
      residents: 3,
      buildingType: 'tussenwoning',
      buildingYear: '1975',
      floorArea: 112,
      insulation: 'moderate',
      usualGas: [
        { of: 'suchHomes', value: 1_080, date: '2024' },
        { of: 'neighbours', value: 1_250, date: '2023' },
      ],
      onlyRegistered: ['floorArea', 'insulation'],
    });
  });

  test('makes no difference where they know nothing', () => {
    expect(savingsInputOf(request, nothing)).toEqual(savingsInputOf(request));
  });

  test('is no assumption any more, and what takes its place is one', () => {
    const assumed = (facts: HomeFacts) => calculateSavings(savingsInputOf(request, facts), context).assumptions.map(({ of }) => of);
    expect(assumed(nothing)).toEqual(expect.arrayContaining(['floorArea', 'buildingYear', 'gasUse']));
    expect(assumed(terraced)).not.toContain('floorArea');
    expect(assumed(terraced)).not.toContain('buildingYear');
    const gas = calculateSavings(savingsInputOf(request, terraced), context).assumptions.find(({ of }) => of === 'gasUse');
    expect(gas?.figures).toMatchObject([{ value: 1_080, date: '2024' }]);
  });

  test('a year is of the period that it falls in', () => {
    expect([1873, 1964, 1965, 1975, 2005, 2006, 2015, 2016, 2024].map(periodOfYear)).toEqual([
      '1964',
      '1964',
      '1975',
      '1975',
      '2005',
      '2015',
      '2015',
      '2016',
      '2016',
    ]);
    fc.assert(fc.property(fc.integer({ min: 1200, max: 2100 }), (year) => savingsBuildingYears.includes(periodOfYear(year))));
  });

  test('a better label never loses more heat', () => {
    const losses = energyClasses.map((energyClass) => heatLoad[insulationOfClass(energyClass)].value);
    expect(losses).toEqual(losses.toSorted((one, other) => one - other));
  });
});

describe('what is confirmed', () => {
  test('is said as registers have it, and moves nothing', () => {
    const said = confirmedFacts(terraced);
    expect(said).toEqual({ buildingType: 'tussenwoning', buildingYear: 1974, floorArea: 112, insulation: 'moderate' });
    const before = savingsInputOf(request, terraced);
    expect(savingsInputOf({ ...request, home: said }, terraced)).toEqual({ ...before, onlyRegistered: [] });
  });

  test('has nothing that registers don’t know, nor what can’t be right', () => {
    expect(confirmedFacts(nothing)).toEqual({});
    expect(confirmedFacts({ ...nothing, buildingYear: known(1005), floorArea: known(9_999) })).toEqual({});
  });
});

test('a gas use that has to be guessed grows with hot water for more people', () => {
  const gas = [1, 2, 3, 4, 5, 6].map((residents) => calculateSavings({ ...unknownHome, residents }, context).costs.now.value);
  expect(gas).toEqual(gas.toSorted((one, other) => one - other));
  expect(new Set(gas).size).toBe(6);
});

test('insulation that someone knows counts more than the year', () => {
  const { insulation } = inputOfFacts(terraced);
  expect(insulation).toBe('moderate');
  const poor = calculateSavings({ ...unknownHome, buildingYear: '2016', insulation: 'poor' }, context);
  expect(poor.euroSaved).toBeCloseTo(calculateSavings({ ...unknownHome, insulation: 'poor' }, context).euroSaved);
});
