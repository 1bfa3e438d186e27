import { exampleAnswer } from '@pomp/api-client/testing';
import { savingsInputOf, usualGasUse, type HomeFacts } from '@pomp/domain';
import { expect, test } from 'vitest';
import { dutch } from '../storefront/dutch.test.setup.js';
import { rowNames, sourceOf } from './home-sources.js';

const found = exampleAnswer('getHomeFacts');
if (found.outcome !== 'found') throw new Error('The example is a home.');
const { facts } = found;
const sourcesOf = (known: HomeFacts) =>
  Object.fromEntries(
    rowNames.map((row) => [
      row,
      sourceOf(row, { facts: known, home: { typed: {}, confirmed: false, answers: {} }, language: dutch }),
    ]),
  );

test('where statistics are away, only the gas is the country’s average, and it says why', () => {
  const away: HomeFacts = { ...facts, gasOfSuchHomes: { state: 'unavailable' }, gasOfNeighbours: { state: 'unavailable' } };
  expect(sourcesOf(facts).gasUse).toMatch(/^CBS, /);
  expect(sourcesOf(away)).toEqual({
    ...sourcesOf(facts),
    gasUse: 'Gemiddelde van Nederland: het register geeft nu geen antwoord',
  });
  const address = { zip: '1271AD', houseNumber: '3' };
  expect(usualGasUse(savingsInputOf(address, away))).not.toBe(usualGasUse(savingsInputOf(address, facts)));
});
