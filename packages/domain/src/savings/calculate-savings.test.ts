import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateSavings, savingsOutcome, type SavingsContext } from './calculate-savings.js';
import { cheaperFrom, costOverYears } from './cost-over-years.js';
import { deliverableShare } from './coverage.js';
import { heatingSeason } from './figures.js';
import { unknownHome, type SavingsInput } from './savings-input.js';
import { inDutch, inEnglish } from '../testing/languages.js';
import { savingsInputs as inputs } from '../testing/savings-inputs.test.helper.js';

const context: SavingsContext = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' };
const calculate = (input: SavingsInput) => calculateSavings(input, context);

/** From bad to good. */
const byInsulation = ['poor', 'moderate', 'good', 'veryGood'] as const;
const stepOf = (input: SavingsInput, name: string) => calculate(input).steps.find((step) => step.name === name)!;

const worked: SavingsInput = {
  ...unknownHome,
  gasUse: 1_200,
  residents: 2,
  boiler: 'HR107',
  floorArea: 100,
  buildingYear: '1975',
  insulation: 'moderate',
  supply: '50',
  cooking: 'gas',
};

describe('the worked example', () => {
  // 1,200 − 37 − 189 = 974 m³ for heating: 974 × 0.97 × 8.792 = 8,306.5 kWh. 5 of 8 kW is the table's 89 %, of which the field saw 65 ÷ 89.
  const result = calculate(worked);

  test('saves 65 % of 974 m³, for 8,306.5 × 65 % ÷ 3.8 kWh', () => {
    expect(result.gasSaved).toBeCloseTo(633.1, 1);
    expect(result.electricityUsed).toBeCloseTo(1_420.8, 1);
  });

  test('saves 633.1 × 1.3794 − 1,420.8 × 0.2578 euros and 633.1 × 1.88 − 1,420.8 × 0.335 kg of CO₂', () => {
    expect(result.euroSaved).toBeCloseTo(507.0, 0);
    expect(result.co2Saved).toBeCloseTo(714.3, 0);
  });

  test('ranges as its doubts do together: what hybrids deliver, the winter, their efficiency, and prices', () => {
    // Down by 78.0 (55 %), 68.7 (132 m³ less), 25.8 (3.55) and 102.5 (1.20 and 0.25); up by 78.0, 68.7, 22.6 (4.05) and 93.6 (1.42 and 0.21).
    expect(result.range.euroSaved.from).toBeCloseTo(507.0 - Math.hypot(78.0, 68.7, 25.8, 102.5), 0);
    expect(result.range.euroSaved.to).toBeCloseTo(507.0 + Math.hypot(78.0, 68.7, 22.6, 93.6), 0);
  });

  test('with a visitor’s own prices, is no less sure of these', () => {
    const { euroSaved, range } = calculate({ ...worked, prices: { gas: 1.3794, electricity: 0.2578 } });
    expect(euroSaved).toBeCloseTo(result.euroSaved);
    expect(range.euroSaved.to - range.euroSaved.from).toBeLessThan(result.range.euroSaved.to - result.range.euroSaved.from);
  });

  test('earns its price back in 3400 / 507 years, so much a month and a year, each with its range', () => {
    const { range, roi, monthlySavings, anualPercentage, euroSaved } = result;
    expect(roi).toBeCloseTo(3_400 / euroSaved);
    expect(monthlySavings).toBeCloseTo(euroSaved / 12);
    expect(anualPercentage).toBeCloseTo((euroSaved / 3_400) * 100);
    expect(range.roi).toEqual({ from: 3_400 / range.euroSaved.to, to: 3_400 / range.euroSaved.from });
  });

  test('names nothing as assumed that was given', () => {
    expect(result.assumptions.map(({ of }) => of)).toEqual(['pump', 'prices']);
  });
});

describe('what is shown of the coverage', () => {
  const homes = (['hybrid', 'allElectric'] as const).flatMap((system) =>
    byInsulation.flatMap((insulation) =>
      [0, 40, 100, 160, 250, 400].flatMap((floorArea) =>
        [0, 900, 2_500, 5_000].flatMap((gasUse) =>
          (['high', '50', 'low'] as const).map((supply): SavingsInput => ({
            ...worked,
            system,
            insulation,
            floorArea,
            gasUse,
            supply,
          })),
        ),
      ),
    ),
  );
  const shownOf = (input: SavingsInput) => {
    const { terms, outcome, formula } = stepOf(input, 'coverage');
    const values = Object.fromEntries(terms.map(({ label, value }) => [inDutch.say(label), value]));
    return { outcome: outcome.value, formula, term: (name: string) => values[name] ?? NaN };
  };

  test('comes to the share of the heat, of homes small and large', () => {
    for (const home of homes) {
      const { term, outcome } = shownOf(home);
      const powerShare = Math.min(term('vermogen van de pomp') / term('nodig vermogen'), 1) * 100;
      expect(powerShare).toBeCloseTo(term('deel van het vermogen, ten hoogste 100'), 6);
      const inTable = term('dekking in de tabel') * Math.min(powerShare / 30, 1);
      const delivered = Math.min(inTable, term('wat hij in een winter ten hoogste kan leveren'));
      const measured = home.system === 'hybrid' ? term('gemeten dekking') / term('dekking in de tabel voor de gemeten huizen') : 1;
      expect(outcome, JSON.stringify(home)).toBeCloseTo(delivered * measured, 6);
    }
  });

  test.each([
    [
      'hybrid',
      /onder de 30 % naar verhouding minder, en nooit meer .*; dat × gemeten/,
      /below 30% proportionally less, and never more .*; that × coverage measured/,
    ],
    ['allElectric', /onder de 30 % naar verhouding minder, en nooit meer/, /below 30% proportionally less, and never more/],
  ] as const)('and its formula (%s) says so in that order', (system, dutch, english) => {
    const { formula } = shownOf({ ...worked, system });
    expect(inDutch.say(formula)).toMatch(dutch);
    expect(inEnglish.say(formula)).toMatch(english);
  });
});

describe('for every valid input', () => {
  test('every figure is a number, and lies strictly inside its range', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { range, ...result } = calculate(input);
        const heated = result.balance.heatGross > 1;
        const { roi: paybackRange, ...ranges } = range;
        for (const [what, { from, to }] of Object.entries(ranges)) {
          const value = result[what as keyof typeof ranges];
          expect(Number.isFinite(value)).toBe(true);
          // Without gas nothing is left, and that is sure.
          if (what === 'gasLeft' && input.system === 'allElectric') expect([from, value, to]).toEqual([0, 0, 0]);
          else if (heated) {
            expect(from, what).toBeLessThan(value);
            expect(to, what).toBeGreaterThan(value);
          }
        }
        if (heated && result.roi !== null && paybackRange) {
          expect(paybackRange.from).toBeLessThan(result.roi);
          expect(paybackRange.to ?? Infinity).toBeGreaterThan(result.roi);
        }
        for (const { terms, outcome } of result.steps)
          for (const { value } of [...terms, outcome]) expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });

  test('what goes into a step comes out of it: gas in m³, heat and electricity in kWh on the lower calorific value', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { home, balance, flows } = calculate(input);
        const efficiency = balance.heatGross > 0 ? balance.heatNet / balance.heatGross : 1;
        expect(balance.cookingGas + balance.tapGas + balance.heatGross).toBeCloseTo(home.gasUse, 6);
        expect(balance.heat).toBeCloseTo(balance.heatNet * 8.792, 6);
        expect(flows.byPump + flows.byBoiler + flows.byElement).toBeCloseTo(balance.heat, 6);
        expect(flows.pumpElectricity + flows.fromAir).toBeCloseTo(flows.byPump, 6);
        expect(flows.pumpElectricity * flows.scop).toBeCloseTo(flows.byPump, 6);
        expect(flows.gas + flows.gasLeft).toBeCloseTo(home.gasUse, 6);
        if (home.system === 'hybrid')
          expect(flows.gasLeft - balance.cookingGas - balance.tapGas).toBeCloseTo(flows.byBoiler / efficiency / 8.792, 6);
        const { pumpElectricity, byElement, hotWaterElectricity, cookingElectricity } = flows;
        expect(pumpElectricity + byElement + hotWaterElectricity + cookingElectricity).toBeCloseTo(flows.electricity, 6);
      }),
    );
  });

  test('a pump delivers no more than its 5 kW can in a winter', () => {
    const hours = heatingSeason.hoursFromColdest.reduce((sum, each) => sum + each, 0);
    fc.assert(
      fc.property(inputs, ({ ...input }) => {
        const { flows, balance } = calculate(input);
        expect(flows.byPump).toBeLessThanOrEqual(5 * hours + 1e-6);
        expect(flows.byPump).toBeLessThanOrEqual(balance.heat * deliverableShare(balance.beta) + 1e-6);
        // The home's own hours at full power aren't more than a season has.
        expect(balance.heat).toBeLessThanOrEqual(balance.powerRequired * heatingSeason.fullLoad.value + 1e-6);
      }),
    );
  });

  test('euros and CO₂ are exactly their formula', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { gasSaved, electricityUsed, euroSaved, co2Saved, costs } = calculate(input);
        const usual = { gas: 1.3794, electricity: 0.2578 };
        const { gas, electricity, fixedGas = 361.32 } = input.prices === 'o.b.' ? { ...usual, fixedGas: 361.32 } : input.prices;
        expect(euroSaved).toBe(gasSaved * gas - electricityUsed * electricity + (input.system === 'allElectric' ? fixedGas : 0));
        expect(co2Saved).toBe(gasSaved * 1.88 - electricityUsed * 0.335);
        expect(costs.now.value - costs.withPump.value).toBeCloseTo(euroSaved, 6);
      }),
    );
  });

  test('the outcome alone is what the whole calculation comes to', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(calculate(input)).toMatchObject(savingsOutcome(input, context));
      }),
    );
  });

  test('saved gas never falls as gas use rises where the pump covers as much, nor is it more than that', () => {
    fc.assert(
      fc.property(inputs, fc.nat({ max: 20_000 }), fc.nat({ max: 5_000 }), (input, gasUse, more) => {
        const [less, rising] = [calculate({ ...input, gasUse }), calculate({ ...input, gasUse: gasUse + more })];
        expect(less.gasSaved).toBeLessThanOrEqual(gasUse);
        if (less.balance.coverage === rising.balance.coverage) expect(rising.gasSaved).toBeGreaterThanOrEqual(less.gasSaved);
      }),
    );
  });

  test('better insulation never lowers the pump’s part of the power, nor of the heat', () => {
    fc.assert(
      fc.property(inputs, fc.nat({ max: 2 }), (input, worse) => {
        const [before, after] = [byInsulation[worse]!, byInsulation[worse + 1]!].map((insulation) =>
          calculate({ ...input, insulation }),
        );
        expect(after!.balance.beta).toBeGreaterThanOrEqual(before!.balance.beta);
        expect(after!.balance.coverage).toBeGreaterThanOrEqual(before!.balance.coverage);
        expect(after!.flows.byPump).toBeGreaterThanOrEqual(before!.flows.byPump - 1e-6);
      }),
    );
  });

  test('what nobody answered is named as assumed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const named: readonly string[] = calculate(input).assumptions.map(({ of }) => of);
        const silent = ['buildingType', 'buildingYear', 'insulation', 'usualGas', 'solarPanels', 'onlyRegistered'];
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
        const { roi, euroSaved } = calculate(input);
        expect(roi === null).toBe(euroSaved <= 0);
      }),
    );
  });
});

test('all-electric at low coverage and dear electricity costs money, and says so', () => {
  const result = calculate({
    ...worked,
    system: 'allElectric',
    gasUse: 2_500,
    insulation: 'poor',
    floorArea: 250,
    supply: 'high',
    prices: { gas: 1.2, electricity: 0.4 },
  });
  expect(result.euroSaved).toBeLessThan(0);
  expect(result.roi).toBeNull();
  expect(result.range.roi).toBeNull();
});

test('where the low end saves nothing, it may never be earned back', () => {
  const { range, roi } = calculate({ ...worked, supply: 'o.b.', prices: { gas: 0.65, electricity: 0.25 } });
  expect(range.euroSaved.from).toBeLessThan(0);
  expect(roi).not.toBeNull();
  expect(range.roi?.to).toBeNull();
});

test('what takes longer than a pump lasts is not earned back', () => {
  const ofGas = (gasUse: number) => calculate({ ...unknownHome, gasUse, residents: 2 });
  // 3,400 ÷ 66.88 = 50.8, and ÷ 131.31 = 25.9
  expect(ofGas(300).euroSaved).toBeGreaterThan(0);
  expect(ofGas(300).range.roi).toBeNull();
  expect(ofGas(400).range.roi?.from).toBeCloseTo(25.9, 1);
});

test('a home without gas saves nothing, and no electricity comes for cooking that was on no gas', () => {
  const { gasSaved, electricityUsed } = calculate({ ...worked, system: 'allElectric', gasUse: 0 });
  expect([gasSaved, electricityUsed]).toEqual([0, 0]);
});

test('without gas the fixed charge goes too; with a hybrid it stays', () => {
  const prices = { gas: 1.42, electricity: 0.21 };
  const charged = (system: SavingsInput['system']) =>
    calculate({ ...worked, system, prices: { ...prices, fixedGas: 250 } }).euroSaved -
    calculate({ ...worked, system, prices: { ...prices, fixedGas: 0 } }).euroSaved;
  expect(charged('allElectric')).toBeCloseTo(250);
  expect(charged('hybrid')).toBe(0);
});

test('all-electric has a price of its own to earn back', () => {
  const { price, roi, euroSaved } = calculate({ ...worked, system: 'allElectric' });
  expect(price).toBe(9_100);
  expect(roi).toBeCloseTo(9_100 / euroSaved);
});

// 21.6 % less than in 2021, in tens.
test.each([
  ['tussenwoning', 940],
  ['hoekwoning', 1_110],
  ['2onder1kap', 1_310],
  ['vrijstaand', 1_670],
  ['appartement', 670],
  ['anders', 980],
  ['o.b.', 980],
] as const)('a %s of which the gas use isn’t known is taken to use %i m³', (buildingType, gasUse) => {
  expect(stepOf({ ...unknownHome, buildingType }, 'heatGross').terms[0]).toMatchObject({ value: gasUse });
});

test('what isn’t known of the gas widens the range, and neighbours who burn much more do so further', () => {
  const widthOf = (input: SavingsInput) => {
    const { from, to } = calculate(input).range.gasSaved;
    return to - from;
  };
  const guessed = { ...unknownHome, usualGas: [{ of: 'suchHomes', value: 980, date: '2024' } as const] };
  expect(widthOf(guessed)).toBeGreaterThan(widthOf({ ...unknownHome, gasUse: 980 }));
  const neighbours = { of: 'neighbours', value: 2_000, date: '2023' } as const;
  expect(widthOf({ ...guessed, usualGas: [...guessed.usualGas, neighbours] })).toBeGreaterThan(widthOf(guessed));
});

test('so much gas in so small a home means that it loses more heat than its size says', () => {
  // 5,000 − 37 − 189 = 4,774 m³: 40,714 kWh, in 2,066 hours 19.7 kW; by its size it would be 4.
  const { balance } = calculate({ ...worked, gasUse: 5_000, floorArea: 50 });
  expect(balance.powerByArea).toBe(4);
  expect(balance.powerRequired).toBeCloseTo(19.7, 1);
});

test('the subsidy for a pump of 5 kW was 1,025 + 5 × 225 + 200 = € 2,350 in 2026, and isn’t known of later years', () => {
  expect(calculate(unknownHome).subsidy).toMatchObject({ amount: 2_350, year: 2_026, current: true });
  const later = calculateSavings(unknownHome, { ...context, on: '2027-01-01' });
  expect(later.subsidy).toMatchObject({ amount: 2_350, year: 2_026, current: false });
});

describe('over 15 years', () => {
  const [hybrid, allElectric] = (['hybrid', 'allElectric'] as const).map((system) => calculate({ ...worked, system }));
  const years = costOverYears(hybrid!, allElectric!);

  test('a pump costs its price at the start, and then less a year', () => {
    expect(years).toHaveLength(16);
    expect(years[0]).toEqual({
      year: 0,
      now: { value: 0, from: 0, to: 0 },
      hybrid: { value: 3_400, from: 3_400, to: 3_400 },
      allElectric: { value: 9_100, from: 9_100, to: 9_100 },
    });
    const last = years[15]!;
    expect(last.now.value - last.hybrid.value).toBeCloseTo(15 * hybrid!.euroSaved - 3_400);
    expect(last.now.value - last.allElectric.value).toBeCloseTo(15 * allElectric!.euroSaved - 9_100);
  });

  test('each line lies inside its band', () => {
    for (const { year, now, hybrid: one, allElectric: other } of years.slice(1))
      for (const { value, from, to } of [now, one, other]) {
        expect(from, String(year)).toBeLessThan(value);
        expect(to, String(year)).toBeGreaterThan(value);
      }
  });

  test('a pump is cheaper from the year in which it is earned back', () => {
    expect(cheaperFrom(years, 'hybrid')).toBe(Math.ceil(hybrid!.roi!));
    expect(cheaperFrom(years, 'allElectric')).toBe(Math.ceil(allElectric!.roi!));
    const overtakes = cheaperFrom(years, 'allElectric', 'hybrid');
    for (const { year, hybrid: one, allElectric: other } of years.slice(1))
      expect(other.value <= one.value, String(year)).toBe(overtakes !== undefined && year >= overtakes);
  });
});

test('another seller’s price changes what is earned back, and nothing of what is saved', () => {
  const dearer = calculateSavings(unknownHome, { ...context, prices: { hybrid: 6_800, allElectric: 9_100 } });
  const usual = calculate(unknownHome);
  expect(dearer.euroSaved).toBe(usual.euroSaved);
  expect(dearer.roi).toBeCloseTo(2 * (usual.roi ?? 0));
  expect(dearer.anualPercentage).toBeCloseTo(usual.anualPercentage / 2);
});
