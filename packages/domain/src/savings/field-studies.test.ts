import { describe, expect, test } from 'vitest';
import { calculateSavings } from './calculate-savings.js';
import type { Range } from './estimates.js';
import { unknownHome, type SavingsInput } from './savings-input.js';

interface Studied {
  readonly home: string;
  readonly source: string;
  readonly input: Partial<SavingsInput>;
  /** What was published of it, from lowest to highest. */
  readonly published: { readonly [What in 'gasSaved' | 'electricityUsed' | 'euroSaved']?: Range };
}

/** Gas for heating, with 189 m³ of hot water and 37 m³ for cooking. */
const heatedWith = (gas: number) => gas + 189 + 37;
const moderate = { insulation: 'moderate', supply: '50', residents: 2, boiler: 'HR107', cooking: 'gas' } as const;

const studied: readonly Studied[] = [
  {
    home: 'the average one of the Installatiemonitor, as it was first told',
    source: '68 % of the heat, 755 m³ and 1,583 kWh (n-tra.nl); 60 % as it was told later',
    input: { ...moderate, floorArea: 100, gasUse: heatedWith(755 / 0.68) },
    published: {
      gasSaved: { from: 0.6 * (755 / 0.68), to: 755 },
      electricityUsed: { from: 1_390, to: 0.68 * (755 / 0.68) * 2.37 },
    },
  },
  {
    home: 'the average one of the Installatiemonitor, as it was told later',
    source: '60 % of the heat, 648 m³ and 1,535 kWh (demakersvanmorgen.com); 68 % as it was told first',
    input: { ...moderate, floorArea: 100, gasUse: heatedWith(648 / 0.6) },
    published: {
      gasSaved: { from: 648, to: 0.68 * (648 / 0.6) },
      electricityUsed: { from: 648 * 2.1, to: 0.68 * (648 / 0.6) * 2.37 },
    },
  },
  {
    home: 'the average one of its interim report',
    source: 'two thirds of the heat, possibly 59 % (nefit-bosch.nl, 1-2021)',
    input: { ...moderate, floorArea: 110, gasUse: heatedWith(1_000) },
    published: { gasSaved: { from: 590, to: 667 } },
  },
  {
    home: 'the worked example, by the Installatiemonitor’s ratios',
    source: '60 to 68 % of 974 m³ at 2.1 to 2.37 kWh per m³ (savings-figures: 662 m³ and 1,391 kWh)',
    input: { ...moderate, floorArea: 100, gasUse: 1_200 },
    published: { gasSaved: { from: 584, to: 662 }, electricityUsed: { from: 584 * 2.1, to: 662 * 2.37 } },
  },
  {
    home: 'the average one of the Demonstratieproject in 2023',
    source: '1,850 to 475 m³ for 2,360 kWh (telegraaf.nl), guided; about 60 % by Milieu Centraal at the time',
    input: { ...moderate, insulation: 'good', supply: 'low', floorArea: 120, gasUse: 1_850 },
    published: { gasSaved: { from: 0.6 * 1_850, to: 1_375 }, electricityUsed: { from: 1_110 * 1.7, to: 2_360 } },
  },
  {
    home: 'one of the 174 of the Demonstratieproject in 2025',
    source: '74 to 75 % of all gas and € 1,018 a year (duurzaamgebouwd.nl, 16-1-2025), guided: the upper side',
    input: { ...moderate, insulation: 'good', supply: 'low', floorArea: 120, gasUse: 1_850 },
    published: { gasSaved: { from: 0.6 * 1_850, to: 0.75 * 1_850 }, euroSaved: { from: 600, to: 1_018 } },
  },
  {
    home: 'the one of which the control was measured',
    source: '64 to 100 % of the gas for heating, by where the boiler takes over (adelaar-innovatie.nl, 5-2024)',
    input: { ...moderate, insulation: 'good', supply: 'low', floorArea: 110, gasUse: heatedWith(1_000) },
    published: { gasSaved: { from: 640, to: 1_000 } },
  },
  {
    home: 'one of 1,500 m³, by Milieu Centraal',
    source: 'about 60 % of the gas for heating (telegraaf.nl, 2023)',
    input: { ...moderate, floorArea: 140, gasUse: 1_500 },
    published: { gasSaved: { from: 0.55 * 1_274, to: 0.65 * 1_274 } },
  },
  {
    home: 'a detached house of 1,380 m³ in Apeldoorn (2024)',
    source:
      'earned back in 6.7 to 10.2 years, and at most about € 600 a year (consumentenbond.nl; € 4,950–7,575 less € 1,700–1,800)',
    input: { ...moderate, buildingType: 'vrijstaand', floorArea: 150, gasUse: 1_380 },
    published: { euroSaved: { from: (4_950 - 1_800) / 10.2, to: 600 } },
  },
  {
    home: 'a mid-terrace house of 770 m³ in Apeldoorn (2024)',
    source: 'earned back in 11.0 to 20.1 years (consumentenbond.nl; € 4,950–7,575 less € 1,700–1,800)',
    input: { ...moderate, buildingType: 'tussenwoning', floorArea: 100, gasUse: 770 },
    published: { euroSaved: { from: (4_950 - 1_800) / 20.1, to: (7_575 - 1_700) / 11 } },
  },
];

describe('what was measured in the field is what the model says', () => {
  test.each(studied)('of $home: $source', ({ input, published }) => {
    const result = calculateSavings(
      { ...unknownHome, ...input },
      { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' },
    );
    for (const [what, { from, to }] of Object.entries(published)) {
      const value = result[what as keyof typeof published];
      expect(value, what).toBeGreaterThanOrEqual(from);
      expect(value, what).toBeLessThanOrEqual(to);
    }
  });
});
