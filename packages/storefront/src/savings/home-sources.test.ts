import { exampleAnswer } from '@pomp/api-client/testing';
import { confirmedFacts, savingsInputOf, usualGasUse, usualPricesOn, withAnswers, type HomeFacts } from '@pomp/domain';
import { describe, expect, test } from 'vitest';
import { dutch } from '../storefront/dutch.test.setup.js';
import { factSources, rowNames, sourceOf } from './home-sources.js';
import { answersOf, type TypedHome } from './typed-home.js';

const found = exampleAnswer('getHomeFacts');
if (found.outcome !== 'found') throw new Error('The example is a home.');
const { facts } = found;
const address = { zip: '1271AD', houseNumber: '3' };
/** A home as its page has it, once so much was typed. */
function knownWith(typed: TypedHome, known: HomeFacts = facts, confirmed = false) {
  const own = answersOf(typed, { thisYear: 2026, usual: usualPricesOn('2026-11-23') });
  const answers = { ...(confirmed && confirmedFacts(known)), ...own };
  const input = withAnswers(savingsInputOf(address, known), answers);
  return { facts: known, home: { own, confirmed, answers }, input, language: dutch };
}
const sourcesOf = (known: HomeFacts) => Object.fromEntries(rowNames.map((row) => [row, sourceOf(row, knownWith({}, known))]));

test('where statistics are away, only the gas is the country’s average, and it says why', () => {
  const away: HomeFacts = { ...facts, gasOfSuchHomes: { state: 'unavailable' }, gasOfNeighbours: { state: 'unavailable' } };
  expect(sourcesOf(facts).gasUse).toMatch(/^CBS, /);
  expect(sourcesOf(away)).toEqual({
    ...sourcesOf(facts),
    gasUse: 'Gemiddelde van Nederland: het register geeft nu geen antwoord',
  });
  expect(usualGasUse(savingsInputOf(address, away))).not.toBe(usualGasUse(savingsInputOf(address, facts)));
});

describe('what is refused is no answer of the visitor', () => {
  test.each([
    ['floorArea', { floorArea: '5' }, { floorArea: '90' }],
    ['gasUse', { gasUse: '50000' }, { gasUse: '1200' }],
    ['buildingYear', { buildingYear: '3000' }, { buildingYear: '1980' }],
    ['prices', { gasPrice: '99' }, { gasPrice: '1,20' }],
    ['residents', { residents: '7' }, { residents: '6' }],
  ] as const)('of %s: not %o, but %o', (row, refused, taken) => {
    expect(sourceOf(row, knownWith(refused))).toBe(sourcesOf(facts)[row]);
    expect(sourceOf(row, knownWith(taken))).toBe('Van jou');
  });

  test('under who describes the home, it stays what the register says', () => {
    expect(factSources(knownWith({ floorArea: '5', buildingYear: '3000' }))).toEqual(factSources(knownWith({})));
    expect(factSources(knownWith({ floorArea: '90' })).map(({ source }) => source)).toContain('Van jou');
  });

  test('nor is a year that nobody takes one to guess the insulation by', () => {
    const unknown = { state: 'unknown' } as const;
    const known: HomeFacts = { ...facts, buildingYear: unknown, energyClass: unknown };
    expect(sourceOf('insulation', knownWith({ buildingYear: '3000' }, known))).toBe(sourcesOf(known).insulation);
    expect(sourceOf('insulation', knownWith({ buildingYear: '1979' }, known))).toBe('Geschat uit het bouwjaar');
  });
});

describe('the source of the gas is that of what is calculated with', () => {
  const { buildingYear, buildingType, gasOfSuchHomes } = facts;
  if (buildingYear.state !== 'known' || buildingType.state !== 'known' || gasOfSuchHomes.state !== 'known')
    throw new Error('The example is known.');
  const gasOfNeighbours = { state: 'known', value: 1_450, source: 'cbs', date: '2023' } as const;
  const both: HomeFacts = { ...facts, gasOfNeighbours };
  const ofSuchHomes = `CBS, gemiddelde van zulke woningen in ${gasOfSuchHomes.date}`;
  const ofNeighbours = 'CBS, gemiddelde van je postcode in 2023';

  test.each<[typed: TypedHome, source: string]>([
    [{}, ofSuchHomes],
    [{ buildingYear: String(buildingYear.value + 1) }, ofSuchHomes],
    [{ buildingType: buildingType.value }, ofSuchHomes],
    [{ floorArea: '90' }, ofSuchHomes],
    [{ buildingYear: '2010' }, ofNeighbours],
    [{ buildingType: 'vrijstaand' }, ofNeighbours],
  ])('with %o: %s', (typed, source) => {
    expect(sourceOf('gasUse', knownWith(typed, both))).toBe(source);
  });

  test('also where its postcode has no figure, or none that counts', () => {
    const alone: HomeFacts = { ...facts, gasOfNeighbours: { state: 'unknown' } };
    expect(sourceOf('gasUse', knownWith({ buildingYear: String(buildingYear.value + 1) }, alone))).toBe(ofSuchHomes);
    expect(sourceOf('gasUse', knownWith({ buildingYear: '2010' }, alone))).toMatch(/^Gemiddelde van Nederland/);
    const none: HomeFacts = { ...alone, gasOfSuchHomes: { state: 'unknown' }, gasOfNeighbours: { ...gasOfNeighbours, value: 0 } };
    expect(sourceOf('gasUse', knownWith({}, none))).toMatch(/^Gemiddelde van Nederland/);
  });
});
