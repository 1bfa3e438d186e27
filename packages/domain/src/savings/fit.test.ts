import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { energyBalance } from './energy-balance.js';
import type { EstimatedHome } from './estimate-home.js';
import { estimateHome } from './estimate-home.js';
import { fitOf, fitVerdicts, pumpsFor } from './fit.js';
import { unknownHome, type SavingsInput } from './savings-input.js';
import { inDutch } from '../testing/languages.js';

const home = (input: Partial<SavingsInput>): EstimatedHome => estimateHome({ ...unknownHome, ...input }, '2026-11-23');
const fitIn = (input: Partial<SavingsInput>) => {
  const estimated = home(input);
  return fitOf(estimated, energyBalance(estimated));
};

// 80 W/m² × 100 m² = 8 kW, of which 5 is 63 %; 140 × 100 = 14, 36 %; 80 × 170 = 13.6, 37 %; 50 × 100 = 5, all of it.
test.each<[string, Partial<SavingsInput>, string, number]>([
  ['a usual home', { floorArea: 100, insulation: 'moderate' }, 'Past', 1],
  ['one with hot radiators', { floorArea: 100, insulation: 'moderate', supply: 'high' }, 'Past, met andere radiatoren', 1],
  ['one that is too large', { floorArea: 170, insulation: 'moderate' }, 'Eén pomp is te klein', 2],
  ['one that isn’t insulated', { floorArea: 100, insulation: 'poor' }, 'Eerst isoleren', 2],
  ['a building of 35 kW', { floorArea: 700, insulation: 'good' }, 'Eén pomp is te klein', 3],
  ['a new one, without gas', { system: 'allElectric', floorArea: 100, insulation: 'good', supply: 'low' }, 'Past', 1],
  ['a usual one, without gas', { system: 'allElectric', floorArea: 100, insulation: 'moderate' }, 'Eerst isoleren', 2],
  ['a large new one, without gas', { system: 'allElectric', floorArea: 200, insulation: 'good' }, 'Eén pomp is te klein', 2],
])('%s', (_what, input, verdict, pumps) => {
  const fit = fitIn(input);
  expect(inDutch.say(fit.title)).toBe(verdict);
  expect(fit.pumps).toBe(pumps);
  for (const message of [fit.todo, ...fit.points.map(({ text }) => text)]) expect(inDutch.say(message)).not.toBe('');
});

test.each<[string, Partial<SavingsInput>, RegExp, RegExp]>([
  [
    'nobody says of a home',
    { buildingYear: '1975' },
    /We nemen aan dat je huis matig geïsoleerd is/,
    /We nemen aan dat water van 50 °C genoeg is/,
  ],
  [
    'only the label says of it',
    { insulation: 'moderate', onlyRegistered: ['insulation'] },
    /Volgens het energielabel is je huis matig geïsoleerd/,
    /We nemen aan/,
  ],
  ['its visitor says of it', { insulation: 'moderate', supply: '50' }, /Je huis is matig geïsoleerd/, /^Water van 50 °C is genoeg/],
])('what %s is told as such', (_what, input, insulation, radiators) => {
  const sentences = new Map(fitIn({ floorArea: 100, ...input }).points.map(({ of, text }) => [of, inDutch.say(text)]));
  expect(sentences.get('insulation')).toMatch(insulation);
  expect(sentences.get('radiators')).toMatch(radiators);
});

test('says of which gas that a home loses more heat than its size', () => {
  const points = fitIn({ gasUse: 5_000, floorArea: 50 }).points.filter(({ of }) => of === 'gas');
  expect(points.map(({ text }) => inDutch.say(text))).toEqual([
    'Met 5.000 m³ gas verliest je huis meer warmte dan we van zo’n huis verwachten: reken op 19,7 kW.',
  ]);
});

test('says of a home that burns little that there is little to save', () => {
  const points = fitIn({ gasUse: 400, floorArea: 120 }).points.filter(({ of }) => of === 'gas');
  expect(inDutch.say(points[0]!.text)).toContain('weinig te besparen');
});

test.each<[string, Partial<SavingsInput>, string]>([
  ['without gas', { gasUse: 0 }, 'Niet nodig: je verwarmt niet met gas'],
  ['that only cooks on gas', { gasUse: 30, cooking: 'gas' }, 'Niet nodig: je verwarmt niet met gas'],
  ['without gas, however it is built', { gasUse: 0, insulation: 'poor', supply: 'high' }, 'Niet nodig: je verwarmt niet met gas'],
  ['that heats a little with gas', { gasUse: 30, cooking: 'electric' }, 'Past'],
])('calls no pump fit for a home %s', (_what, input, verdict) => {
  for (const system of ['hybrid', 'allElectric'] as const) {
    const fit = fitIn({ insulation: 'good', floorArea: 100, system, ...input });
    expect(inDutch.say(fit.title)).toBe(verdict);
  }
});

describe('never gets better', () => {
  const inputs: fc.Arbitrary<Partial<SavingsInput>> = fc.record({
    system: fc.constantFrom('hybrid', 'allElectric'),
    gasUse: fc.oneof(fc.constant('o.b.' as const), fc.nat({ max: 20_000 })),
    floorArea: fc.integer({ min: 10, max: 2_000 }),
    insulation: fc.constantFrom('poor', 'moderate', 'good', 'veryGood'),
    supply: fc.constantFrom('high', '50', 'low'),
    boiler: fc.constantFrom('HR107', 'HR100', 'VR', 'conventional'),
  });
  const expectNoBetter = (before: Partial<SavingsInput>, after: Partial<SavingsInput>) => {
    const [one, other] = [fitIn(before), fitIn(after)];
    expect(fitVerdicts.indexOf(other.verdict)).toBeGreaterThanOrEqual(fitVerdicts.indexOf(one.verdict));
    expect(other.pumps).toBeGreaterThanOrEqual(one.pumps);
  };

  test('with more area', () => {
    fc.assert(
      fc.property(inputs, fc.nat({ max: 500 }), (input, more) =>
        expectNoBetter(input, { ...input, floorArea: Number(input.floorArea) + more }),
      ),
    );
  });

  test('with worse insulation', () => {
    const levels = ['veryGood', 'good', 'moderate', 'poor'] as const;
    fc.assert(
      fc.property(inputs, fc.nat({ max: 2 }), (input, level) =>
        expectNoBetter({ ...input, insulation: levels[level]! }, { ...input, insulation: levels[level + 1]! }),
      ),
    );
  });

  test('with hotter radiators', () => {
    const levels = ['low', '50', 'high'] as const;
    fc.assert(
      fc.property(inputs, fc.nat({ max: 1 }), (input, level) =>
        expectNoBetter({ ...input, supply: levels[level]! }, { ...input, supply: levels[level + 1]! }),
      ),
    );
  });

  // Above what is cooked with: below, there is nothing that a pump takes the place of.
  test('with more gas', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 100, max: 10_000 }), fc.nat({ max: 5_000 }), (input, gasUse, more) =>
        expectNoBetter({ ...input, gasUse }, { ...input, gasUse: gasUse + more }),
      ),
    );
  });
});

test('pumps are counted by the power that they need together', () => {
  // 40 % of 35 kW is 14, of 12.5 is 5; 80 % of 6.25 is 5.
  expect([pumpsFor(35, 'hybrid'), pumpsFor(12.5, 'hybrid'), pumpsFor(12.6, 'hybrid'), pumpsFor(0, 'hybrid')]).toEqual([3, 1, 2, 1]);
  expect([pumpsFor(6.25, 'allElectric'), pumpsFor(6.3, 'allElectric')]).toEqual([1, 2]);
});
