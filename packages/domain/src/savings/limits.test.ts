import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveSection } from '../sections/resolve-section.js';
import { advancedSavingsForm } from './advanced-savings-form.js';
import { businessSavingsForm } from './business-savings-form.js';
import { estimateHome, usualGasUse } from './estimate-home.js';
import { consumption } from '../house-info/consumption.js';
import { houseSection } from '../house-info/house-section.js';
import { impossible, questionable, questionableGas, savingsLimits, type LimitedFigure } from './limits.js';
import { questionableTogether } from './limits-together.js';
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
      const question = questionable(what, value);
      for (const { say } of [inDutch, inEnglish]) if (question) expect(say(question.message)).toMatch(/\?$/);
    }
});

test.each([
  ['gasUse', 14_500, '14.500 m³ is veel gas voor één woning. Bedoel je 1.450?', '1450'],
  ['gasUse', 12, '12 m³ is heel weinig gas voor een jaar. Bedoel je 1.200?', '1200'],
  ['gasUse', 0, '0 m³ is heel weinig gas voor een jaar. Klopt dat?', undefined],
  ['floorArea', 1_120, '1.120 m² is groot voor één woning. Bedoel je 112?', '112'],
  ['buildingSize', 0, '0 m² is klein voor een woning. Klopt dat?', undefined],
  ['electricityUse', 29_000, '29.000 kWh is veel stroom voor één woning. Bedoel je 2.900?', '2900'],
  ['electricityPrice', 2.75, '€ 2,75 per kWh is een hoge stroomprijs. Bedoel je € 0,28?', '0.275'],
  ['gasPrice', 0.14, '€ 0,14 per m³ is een lage gasprijs. Bedoel je € 1,40?', '1.4'],
  ['gasPrice', 0.5, '€ 0,50 per m³ is een lage gasprijs. Telde je de belasting mee?', undefined],
] as const)('of %s, %d is asked again: %s', (what, value, asked, meant) => {
  const question = questionable(what, value);
  expect(question && inDutch.say(question.message).replaceAll('\u00a0', ' ')).toBe(asked);
  expect(question?.meant).toBe(meant);
});

test('what may have been meant is never asked again itself', () => {
  fc.assert(
    fc.property(fc.constantFrom(...figures), fc.double({ min: 0, max: 20_000, noNaN: true }), (what, value) => {
      const meant = questionable(what, value)?.meant;
      if (meant !== undefined) expect(questionable(what, Number(meant))).toBeUndefined();
    }),
  );
});

test.each([
  [14_500, 1_450, '14.500 m³ is ongeveer 10 keer wat zo’n huis verbruikt. Bedoel je 1.450?'],
  [4_900, 700, '4.900 m³ is ongeveer 7 keer wat zo’n huis verbruikt. Bedoel je 490?'],
  [3_000, 500, '3.000 m³ is ongeveer 6 keer wat zo’n huis verbruikt. Bedoel je 300?'],
  [3_000, 900, undefined],
  [12, 900, '12 m³ is heel weinig gas voor een jaar. Bedoel je 1.200?'],
  [14_500, undefined, '14.500 m³ is veel gas voor één woning. Bedoel je 1.450?'],
])('%d m³ where such a home uses %s is asked again: %s', (value, usual, asked) => {
  const question = questionableGas(value, usual);
  expect(question && inDutch.say(question.message)).toBe(asked);
});

test('a home whose neighbours burn next to nothing is asked as one of which nothing is known', () => {
  const usual = usualGasUse({ ...unknownHome, usualGas: [{ of: 'neighbours', value: 50, date: '2024' }], residents: 1 });
  expect(usual).toBe(0);
  expect(questionableGas(1_000, usual)).toBeUndefined();
  expect(questionableGas(14_500, usual)).toEqual(questionableGas(14_500, undefined));
});

test('every form asks again, and takes the answer all the same', () => {
  const asked = (section: Parameters<typeof resolveSection>[0], raw: Parameters<typeof resolveSection>[1]) =>
    Object.entries(resolveSection(section, raw, scope).fields).flatMap(([field, { question, answer }]) =>
      question ? [[field, answer]] : [],
    );
  expect(asked(advancedSavingsForm, { gasUsage: '14500' })).toEqual([['gasUsage', '14500']]);
  expect(asked(businessSavingsForm, { gasUsage: '4000', buildingSize: '50' })).toEqual([['gasUsage', '4000']]);
  expect(asked(businessSavingsForm, { gasUsage: '4000', buildingSize: 'o.b.' })).toEqual([]);
  expect(asked(businessSavingsForm, { gasUsage: '1200', buildingSize: '900' })).toEqual([['buildingSize', '900']]);
  expect(asked(consumption, { gasConsumption: '14500', electricityConsumption: '29000', waterConsumption: '900' })).toEqual([
    ['gasConsumption', '14500'],
    ['electricityConsumption', '29000'],
    ['waterConsumption', '900'],
  ]);
  expect(asked(houseSection, { buildingSize: '1240' })).toEqual([['buildingSize', '1240']]);
});

test('what no house has is refused in the account too', () => {
  const refused = (section: Parameters<typeof resolveSection>[0], raw: Parameters<typeof resolveSection>[1]) =>
    resolveSection(section, raw, scope)
      .issues.filter(({ code }) => code === 'malformed')
      .map(({ field, message }) => `${field}: ${inDutch.say(message)}`);
  expect(refused(consumption, { gasConsumption: '999999999', electricityConsumption: '100001', waterConsumption: '5001' })).toEqual(
    [
      'gasConsumption: Vul een getal in van 0 tot en met 20.000.',
      'electricityConsumption: Vul een getal in van 0 tot en met 100.000.',
      'waterConsumption: Vul een getal in van 0 tot en met 5.000.',
    ],
  );
  expect(refused(houseSection, { buildingSize: '2001' })).toEqual(['buildingSize: Vul een getal in van 0 tot en met 2.000.']);
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
  const gas = 'gasUsage: Vul een getal in van 0 tot en met 20.000.';
  expect(said(resolveSection(advancedSavingsForm, { people: '2', email: 'a@b.nl', gasUsage: '999999999' }, scope).issues)).toEqual([
    gas,
  ]);
  expect(said(resolveSection(businessSavingsForm, { ...business, gasUsage: '20001', buildingSize: '2001' }, scope).issues)).toEqual(
    ['buildingSize: Vul een getal in van 0 tot en met 2.000.', gas],
  );
  expect(resolveSection(businessSavingsForm, { ...business, gasUsage: '20000', buildingSize: 'o.b.' }, scope).issues).toEqual([]);
  // By the specification a size can be 0, as that of a house in the account.
  const small = resolveSection(businessSavingsForm, { ...business, gasUsage: '1000', buildingSize: '0' }, scope);
  expect(small.issues).toEqual([]);
  expect(small.fields.buildingSize?.question && inDutch.say(small.fields.buildingSize.question.message)).toBe(
    '0 m² is klein voor een woning. Klopt dat?',
  );
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
