import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveSection } from '../sections/resolve-section.js';
import { advancedSavingsForm } from './advanced-savings-form.js';
import { businessSavingsForm } from './business-savings-form.js';
import { estimateHome } from './estimate-home.js';
import { impossible, questionable, questionableTogether, savingsLimits, type LimitedFigure } from './limits.js';
import { unknownHome } from './savings-input.js';
import { inDutch, inEnglish } from '../testing/languages.js';

const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const figures = Object.keys(savingsLimits) as LimitedFigure[];

test('what is plausible is possible too', () => {
  for (const { possible, plausible } of Object.values(savingsLimits)) {
    expect(plausible.from).toBeGreaterThanOrEqual(possible.from);
    expect(plausible.to).toBeLessThanOrEqual(possible.to);
  }
});

test('a number is taken, asked again or refused, and never two of these', () => {
  fc.assert(
    fc.property(fc.constantFrom(...figures), fc.double({ min: 0, max: 1e9, noNaN: true }), (what, value) => {
      const { possible, plausible } = savingsLimits[what];
      expect(impossible(what, value) !== undefined).toBe(value < possible.from || value > possible.to);
      expect(questionable(what, value) !== undefined).toBe(
        impossible(what, value) === undefined && (value < plausible.from || value > plausible.to),
      );
    }),
  );
});

test('every question about a figure is one in both languages', () => {
  for (const what of figures)
    for (const value of [savingsLimits[what].possible.from, savingsLimits[what].possible.to]) {
      const message = questionable(what, value);
      for (const { say } of [inDutch, inEnglish]) if (message) expect(say(message)).toMatch(/\?$/);
    }
});

test('both forms refuse what no home has, and say what they take', () => {
  const business = {
    industry: 'makelaar',
    amountOfBuildings: '1',
    typeOfBuilding: 'anders',
    buildingYear: '10',
    people: '2',
    email: 'a@b.nl',
  };
  const said = (issues: readonly { readonly field: string; readonly message: Parameters<typeof inDutch.say>[0] }[]) =>
    issues.map(({ field, message }) => `${field}: ${inDutch.say(message)}`);
  const gas = 'gasUsage: Vul een getal in van 0 tot 20.000.';
  expect(said(resolveSection(advancedSavingsForm, { people: '2', email: 'a@b.nl', gasUsage: '999999999' }, scope).issues)).toEqual([
    gas,
  ]);
  expect(said(resolveSection(businessSavingsForm, { ...business, gasUsage: '20001', buildingSize: '5' }, scope).issues)).toEqual([
    'buildingSize: Vul een getal in van 10 tot 2.000.',
    gas,
  ]);
  expect(resolveSection(businessSavingsForm, { ...business, gasUsage: '20000', buildingSize: 'o.b.' }, scope).issues).toEqual([]);
});

// Not insulated at all, a home of 50 m² burns 0.14 kW × 2,066 h ÷ 8.792 × 50 = 1,645 m³ net, heated all season.
test.each([
  [1_900, 50, false],
  [2_000, 50, true],
  [5_000, 50, true],
  [5_000, 150, false],
])('%d m³ in %d m² is asked again: %s', (gasUse, floorArea, asked) => {
  const home = estimateHome({ ...unknownHome, gasUse, floorArea, residents: 2 }, '2026-11-23');
  expect(questionableTogether(home) !== undefined).toBe(asked);
});
