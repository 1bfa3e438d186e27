import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayOption } from '../sections/kinds/options.js';
import { resolveSection } from '../sections/resolve-section.js';
import { advancedSavingsForm } from './advanced-savings-form.js';
import { businessSavingsForm } from './business-savings-form.js';
import { quickCheckForm } from './quick-check-form.js';
import { priceList } from '../prices/price-list.js';
import { savingsOutcome } from './calculate-savings.js';
import { systemPricesIn } from './pump-price.js';
import { unknownHome } from './savings-input.js';
import { buildingsOf, savingsInputOf, type BusinessSavingsRequest } from './savings-request.js';
import { savingsTotalsFallback, savingsTotalsOf } from './savings-totals.js';
import { inDutch } from '../testing/languages.js';

const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const business: BusinessSavingsRequest = {
  b2b: true,
  people: 3,
  gasUsage: 1_100,
  email: 'a@b.nl',
  industry: 'makelaar',
  amountOfBuildings: 12,
  buildingYear: 1975,
  typeOfBuilding: 'hoekwoning',
  buildingSize: 95,
};

describe('what a form says is calculated with', () => {
  test('of the quick check only the residents, where they are given', () => {
    expect(savingsInputOf({ zip: '1271AD', houseNumber: '3', people: '4' })).toEqual({ ...unknownHome, residents: 4 });
    expect(savingsInputOf({ zip: '1271AD', houseNumber: 3 })).toEqual(unknownHome);
  });

  test('of the advanced form the gas use too, 0 included', () => {
    const request = { zip: '1271AD', houseNumber: '3', addition: '', advanced: true, people: 2, email: 'a@b.nl' } as const;
    expect(savingsInputOf({ ...request, gasUsage: 0 })).toEqual({ ...unknownHome, residents: 2, gasUse: 0 });
    expect(savingsInputOf({ ...request, gasUsage: 'o.b.' }).gasUse).toBe('o.b.');
  });

  test('of the business form the averages of the homes', () => {
    expect(savingsInputOf(business)).toEqual({
      ...unknownHome,
      residents: 3,
      gasUse: 1_100,
      floorArea: 95,
      buildingYear: '1975',
      buildingType: 'hoekwoning',
    });
    expect(buildingsOf(business)).toBe(12);
  });

  test('also where they have no size: by the specification that can be 0', () => {
    const empty = { ...business, buildingSize: 0 };
    const outcome = savingsOutcome(savingsInputOf(empty), { prices: systemPricesIn(priceList), on: '2026-11-21' });
    for (const figure of [outcome.euroSaved, outcome.gasSaved, outcome.co2Saved]) expect(figure).toBeGreaterThanOrEqual(0);
  });

  test('where its own ways to say ‘Ik weet het niet’ (0 residents, year 10, o.b.) all are unknown', () => {
    expect(
      savingsInputOf({
        ...business,
        people: 0,
        buildingYear: '10',
        gasUsage: 'o.b.',
        buildingSize: 'o.b.',
        typeOfBuilding: 'o.b.',
      }),
    ).toEqual(unknownHome);
  });
});

describe('the forms', () => {
  test('ask no more in the quick check than an address', () => {
    expect(resolveSection(quickCheckForm, { zip: '1271 ad', houseNumber: '3' }, scope).issues).toEqual([]);
    expect(resolveSection(quickCheckForm, { zip: '1271 SA', houseNumber: '03' }, scope).issues.map(({ field }) => field)).toEqual([
      'zip',
      'houseNumber',
    ]);
  });

  test('take a gas use that isn’t known, and no number with a leading zero', () => {
    const answers = { people: '2', email: 'a@b.nl' };
    expect(resolveSection(advancedSavingsForm, { ...answers, gasUsage: 'o.b.' }, scope).issues).toEqual([]);
    expect(resolveSection(advancedSavingsForm, { ...answers, gasUsage: '01' }, scope).issues).toMatchObject([
      { field: 'gasUsage', code: 'malformed' },
    ]);
  });

  test('offer businesses one to twenty-five homes, and every answer of theirs to be unknown in its own way', () => {
    const { amountOfBuildings, people, buildingYear } = businessSavingsForm.fields;
    expect(amountOfBuildings.options.map(Number)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(people.options.at(-1)).toBe('0');
    expect(buildingYear.options.at(-1)).toBe('10');
    expect([sayOption(people, '0', inDutch), sayOption(buildingYear, '10', inDutch)]).toEqual([
      'Ik weet het niet',
      'Ik weet het niet',
    ]);
  });
});

describe('the totals', () => {
  test('count where they are numbers and not zero', () => {
    expect(savingsTotalsOf({ co2Saved: 5, gasSaved: 0, euroSaved: '7' })).toEqual({ ...savingsTotalsFallback, co2Saved: 5 });
  });

  test('are never anything but numbers, whatever is answered', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        for (const value of Object.values(savingsTotalsOf(answer))) expect(Number.isFinite(value) && value !== 0).toBe(true);
      }),
    );
  });
});
