import { expect, test } from 'vitest';
import { firstBuildingYear, type HomeAnswers } from './home-answers.js';
import type { HomeFact, HomeFacts } from './home-facts.js';
import { confirmedFacts, knownHome, type KnownHome } from './known-home.js';

const known = <Value>(value: Value): HomeFact<Value> => ({ state: 'known', value, source: 'bag', date: '2026-11-21' });
const facts: HomeFacts = {
  buildingYear: known(1974),
  floorArea: known(112),
  purposes: known(['woonfunctie']),
  energyClass: known('C'),
  buildingType: known('tussenwoning'),
  gasOfSuchHomes: { state: 'unknown' },
  gasOfNeighbours: { state: 'unavailable' },
};
const asRegistered: KnownHome = { buildingType: 'tussenwoning', buildingYear: 1974, floorArea: 112, energyClass: 'C' };

test.each<[string, HomeAnswers, Partial<KnownHome>]>([
  ['nothing that was said changes what registers know', {}, {}],
  ['another type', { buildingType: 'vrijstaand' }, { buildingType: 'vrijstaand' }],
  ['another year', { buildingYear: 1931 }, { buildingYear: 1931 }],
  ['another area', { floorArea: 98 }, { floorArea: 98 }],
  ['insulated better than its label says, the label is no more the home’s', { insulation: 'good' }, { energyClass: undefined }],
  ['insulated as its label says, it is', { insulation: 'moderate' }, {}],
])('%s', (_what, answers, changed) => {
  expect(knownHome(facts, answers)).toEqual({ ...asRegistered, ...changed });
});

test('of a home that no register knows, what is said is what there is', () => {
  expect(knownHome(undefined, { buildingYear: 1990 })).toEqual({ buildingYear: 1990 });
  expect(knownHome(undefined)).toEqual({});
});

test('what registers say is said by whoever finds it right, but for what can be no answer', () => {
  const said = { buildingType: 'tussenwoning', buildingYear: 1974, floorArea: 112, insulation: 'moderate' };
  expect(confirmedFacts(facts)).toEqual(said);
  expect(confirmedFacts({ ...facts, buildingYear: known(firstBuildingYear) })).toEqual({
    ...said,
    buildingYear: firstBuildingYear,
  });
  const { buildingYear: _year, ...withoutYear } = said;
  expect(confirmedFacts({ ...facts, buildingYear: known(firstBuildingYear - 1) })).toEqual(withoutYear);
  const { floorArea: _area, ...withoutArea } = said;
  expect(confirmedFacts({ ...facts, floorArea: known(1) })).toEqual(withoutArea);
  expect(confirmedFacts({ ...facts, floorArea: { state: 'unknown' } })).toEqual(withoutArea);
});
