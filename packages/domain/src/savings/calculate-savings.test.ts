import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateSavings, savingsOutcome } from './calculate-savings.js';
import { costOverYears } from './cost-over-years.js';
import { unknownHome, type SavingsInput } from './savings-input.js';
import { savingsBuildingTypes, savingsBuildingYears } from './savings-options.js';

const inputs: fc.Arbitrary<SavingsInput> = fc.record({
  system: fc.constantFrom('hybrid', 'allElectric'),
  gasUse: fc.oneof(fc.constant('o.b.' as const), fc.nat({ max: 20_000 })),
  residents: fc.oneof(fc.constant('o.b.' as const), fc.integer({ min: 1, max: 6 })),
  buildingType: fc.constantFrom('o.b.' as const, ...savingsBuildingTypes),
  buildingYear: fc.constantFrom('o.b.' as const, ...savingsBuildingYears.filter((year) => year !== '10')),
  insulation: fc.constantFrom('o.b.', 'poor', 'moderate', 'good', 'veryGood'),
  solarPanels: fc.constantFrom('o.b.' as const, true, false),
  floorArea: fc.oneof(fc.constant('o.b.' as const), fc.nat({ max: 2_000 })),
  usualGas: fc.array(
    fc.record({
      of: fc.constantFrom('suchHomes', 'neighbours'),
      value: fc.integer({ min: 1, max: 5_000 }),
      date: fc.constant('2024'),
    }),
    { maxLength: 2 },
  ),
  supply: fc.constantFrom('o.b.', 'high', '50', 'low'),
  boiler: fc.constantFrom('o.b.', 'HR107', 'HR104', 'HR100', 'VR', 'conventional'),
  cooking: fc.constantFrom('o.b.', 'gas', 'electric'),
  prices: fc.oneof(
    fc.constant('o.b.' as const),
    fc.record(
      {
        gas: fc.double({ min: 0, max: 10, noNaN: true }),
        electricity: fc.double({ min: 0, max: 5, noNaN: true }),
        fixedGas: fc.double({ min: 0, max: 500, noNaN: true }),
      },
      { requiredKeys: ['gas', 'electricity'] },
    ),
  ),
});

/** From bad to good. */
const byInsulation = ['1964', '1975', '1988', '2016'] as const;
const stepOf = (input: SavingsInput, name: string) => calculateSavings(input).steps.find((step) => step.name === name)!;
const coverageOf = (input: SavingsInput) => stepOf(input, 'coverage').outcome.value;
const betaOf = (input: SavingsInput) =>
  stepOf(input, 'coverage').terms.find(({ label }) => label.path.at(-1) === 'powerShare')!.value;

const worked: SavingsInput = {
  ...unknownHome,
  gasUse: 1_200,
  residents: 2,
  boiler: 'HR107',
  floorArea: 100,
  buildingYear: '1975',
  supply: '50',
  cooking: 'gas',
};

describe('the worked example', () => {
  const result = calculateSavings(worked);

  test('saves 867 m³ for 2,213 kWh, and 888 kg of CO₂', () => {
    expect(result.gasSaved).toBeCloseTo(866.86, 2);
    expect(Math.round(result.electricityUsed)).toBe(2_213);
    expect(Math.round(result.co2Saved)).toBe(888);
  });

  test('saves € 766 at the prices we calculate with and € 487 at the other, both in the range', () => {
    expect(Math.round(result.euroSaved)).toBe(766);
    const other = calculateSavings({ ...worked, prices: { gas: 1.2, electricity: 0.25 } });
    expect(Math.round(other.euroSaved)).toBe(487);
    expect(result.range.euroSaved.from).toBeLessThanOrEqual(other.euroSaved);
    expect(result.range.euroSaved.to).toBeGreaterThanOrEqual(result.euroSaved);
  });

  test('goes down to what the monitor measured: 662 m³ and 1,391 kWh', () => {
    expect(Math.round(result.range.gasSaved.from)).toBe(662);
    expect(Math.round(result.range.electricityUsed.from)).toBe(1_391);
  });

  test('earns its price back in 3400 / 766 years, so much a month and a year', () => {
    expect(result.roi).toBeCloseTo(3_400 / result.euroSaved);
    expect(result.monthlySavings).toBeCloseTo(result.euroSaved / 12);
    expect(result.anualPercentage).toBeCloseTo((result.euroSaved / 3_400) * 100);
  });

  test('names nothing as assumed that was given', () => {
    expect(result.assumptions.map(({ of }) => of)).toEqual(['pump', 'prices']);
  });
});

describe('what was measured in the field lies in the range', () => {
  test('of the demonstration project: 1,850 to 475 m³ for 2,360 kWh', () => {
    const { range } = calculateSavings({ ...worked, gasUse: 1_850 });
    expect(range.gasSaved.from).toBeLessThan(1_850 - 475);
    expect(range.gasSaved.to).toBeGreaterThan(1_850 - 475);
    expect(range.electricityUsed.from).toBeLessThan(2_360);
    expect(range.electricityUsed.to).toBeGreaterThan(2_360);
  });

  test('of the monitor’s earlier homes, within five percent: 648 m³ for 1,535 kWh', () => {
    const { range } = calculateSavings(worked);
    expect(range.gasSaved.from).toBeLessThan(648 * 1.05);
    expect(range.electricityUsed.from).toBeLessThan(1_535);
    expect(range.electricityUsed.to).toBeGreaterThan(1_535);
  });
});

describe('for every valid input', () => {
  test('every figure is a number, and the range contains it', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = calculateSavings(input);
        for (const [what, { from, to }] of Object.entries(result.range)) {
          const value = result[what as keyof typeof result.range];
          expect(Number.isFinite(value)).toBe(true);
          expect(from).toBeLessThanOrEqual(value);
          expect(to).toBeGreaterThanOrEqual(value);
        }
        for (const { terms, outcome } of result.steps)
          for (const { value } of [...terms, outcome]) expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });

  test('euros and CO₂ are exactly their formula', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { gasSaved, electricityUsed, euroSaved, co2Saved, costs } = calculateSavings(input);
        const { gas, electricity, fixedGas = 0 } = input.prices === 'o.b.' ? { gas: 1.42, electricity: 0.21 } : input.prices;
        expect(euroSaved).toBe(gasSaved * gas - electricityUsed * electricity + (input.system === 'allElectric' ? fixedGas : 0));
        expect(co2Saved).toBe(gasSaved * 1.88 - electricityUsed * 0.335);
        expect(costs.now - costs.withPump).toBeCloseTo(euroSaved, 6);
      }),
    );
  });

  test('the outcome alone is what the whole calculation comes to', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(calculateSavings(input)).toMatchObject(savingsOutcome(input));
      }),
    );
  });

  test('saved gas never falls as gas use rises, nor is it more than that', () => {
    fc.assert(
      fc.property(inputs, fc.nat({ max: 20_000 }), fc.nat({ max: 5_000 }), (input, gasUse, more) => {
        const less = calculateSavings({ ...input, gasUse }).gasSaved;
        expect(less).toBeLessThanOrEqual(gasUse);
        expect(calculateSavings({ ...input, gasUse: gasUse + more }).gasSaved).toBeGreaterThanOrEqual(less);
      }),
    );
  });

  test('better insulation never lowers the pump’s part of the power, nor of the heat', () => {
    fc.assert(
      fc.property(inputs, fc.nat({ max: 2 }), (input, worse) => {
        const [before, after] = [byInsulation[worse]!, byInsulation[worse + 1]!].map((buildingYear) => ({
          ...input,
          insulation: 'o.b.' as const,
          buildingYear,
        }));
        expect(betaOf(after!)).toBeGreaterThanOrEqual(betaOf(before!));
        expect(coverageOf(after!)).toBeGreaterThanOrEqual(coverageOf(before!));
      }),
    );
  });

  test('heat comes from gas on the lower calorific value and nothing else', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { terms, outcome } = stepOf(input, 'heat');
        const [gas, efficiency, calorific] = terms.map(({ value }) => value);
        expect(calorific).toBe(8.792);
        expect(outcome.value).toBeCloseTo(gas! * (efficiency! / 100) * 8.792, 6);
      }),
    );
  });

  test('what nobody answered is named as assumed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const named: readonly string[] = calculateSavings(input).assumptions.map(({ of }) => of);
        const silent = ['buildingType', 'buildingYear', 'insulation', 'usualGas', 'solarPanels'];
        for (const [name, answer] of Object.entries(input)) {
          if (!silent.includes(name)) expect(named.includes(name), name).toBe(answer === 'o.b.');
        }
        expect(named.includes('buildingYear')).toBe(input.buildingYear === 'o.b.' && input.insulation === 'o.b.');
      }),
    );
  });

  test('there is a time to earn it back exactly where something is saved', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { roi, euroSaved } = calculateSavings(input);
        expect(roi === null).toBe(euroSaved <= 0);
      }),
    );
  });
});

test('all-electric at low coverage and dear electricity costs money, and says so', () => {
  const result = calculateSavings({
    ...worked,
    system: 'allElectric',
    buildingYear: '1964',
    floorArea: 250,
    supply: 'high',
    prices: { gas: 1.2, electricity: 0.4 },
  });
  expect(result.euroSaved).toBeLessThan(0);
  expect(result.roi).toBeNull();
});

test('without gas the fixed charge goes too; with a hybrid it stays', () => {
  const prices = { gas: 1.42, electricity: 0.21 };
  const charged = (system: SavingsInput['system']) =>
    calculateSavings({ ...worked, system, prices: { ...prices, fixedGas: 250 } }).euroSaved -
    calculateSavings({ ...worked, system, prices }).euroSaved;
  expect(charged('allElectric')).toBeCloseTo(250);
  expect(charged('hybrid')).toBe(0);
});

test.each([
  ['tussenwoning', 1_200],
  ['hoekwoning', 1_420],
  ['2onder1kap', 1_670],
  ['appartement', 670],
  ['anders', 980],
  ['o.b.', 980],
] as const)('a %s of which the gas use isn’t known is taken to use %i m³', (buildingType, gasUse) => {
  expect(stepOf({ ...unknownHome, buildingType }, 'heatGross').terms[0]).toMatchObject({ value: gasUse });
});

test('a detached house of which the gas use isn’t known can use more or less: the range says so', () => {
  const { range } = calculateSavings({ ...unknownHome, buildingType: 'vrijstaand' });
  expect(range.gasSaved.to).toBeCloseTo(calculateSavings({ ...unknownHome, gasUse: 2_150 }).gasSaved);
});

test('the subsidy for a pump of 5 kW is indicated as € 2,350', () => {
  expect(calculateSavings(unknownHome).subsidy.amount).toBe(2_350);
});

test('over 15 years the pump costs its price at the start, and then less a year', () => {
  const years = costOverYears(calculateSavings(worked));
  expect(years).toHaveLength(16);
  expect(years[0]).toEqual({ year: 0, now: 0, withPump: 3_400 });
  const { now, withPump } = years[15]!;
  expect(now - withPump).toBeCloseTo(15 * calculateSavings(worked).euroSaved - 3_400);
});

test('another seller’s price changes what is earned back, and nothing of what is saved', () => {
  const [usual, dearer] = [calculateSavings(unknownHome), calculateSavings(unknownHome, 6_800)];
  expect(dearer.euroSaved).toBe(usual.euroSaved);
  expect(dearer.roi).toBeCloseTo(2 * (usual.roi ?? 0));
  expect(dearer.anualPercentage).toBeCloseTo(usual.anualPercentage / 2);
  expect(costOverYears(dearer)[0]?.withPump).toBe(6_800);
});
