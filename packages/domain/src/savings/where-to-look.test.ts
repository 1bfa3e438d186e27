import { expect, test } from 'vitest';
import { calculateSavings } from './calculate-savings.js';
import { unknownHome } from './savings-input.js';
import { outdatedSources } from './show-savings.js';
import { outdatedOrigins } from './where-to-look.js';
import { inDutch } from '../testing/languages.js';

const namesOn = (on: `${number}-${number}-${number}`) => outdatedOrigins(on).map(({ name }) => name);

test('on the day that the figures were looked up, none of them had to be looked up again', () => {
  expect(namesOn('2026-11-23')).toEqual([]);
});

test('a new year asks for its tariffs, taxes, subsidy and loan, and says where they are', () => {
  expect(namesOn('2026-12-31')).toEqual([]);
  expect(namesOn('2027-01-01').toSorted()).toEqual(['isde2026', 'tariffs', 'tax2026', 'tax2027', 'warmtefonds']);
  for (const { where } of outdatedOrigins('2030-01-01')) expect(where).not.toBe('');
});

test('a calculation of a later day says of which figures their day has passed, once for each source', () => {
  const on = (day: `${number}-${number}-${number}`) => {
    const result = calculateSavings(unknownHome, { prices: { hybrid: 3_400, allElectric: 9_100 }, on: day });
    return outdatedSources(result, day).map(({ source, date }) => `${source ? inDutch.say(source) : ''} ${date}`);
  };
  expect(on('2026-11-23')).toEqual([]);
  // The tax that is in the tariffs, and what becomes of it, are told beside them.
  expect(on('2027-01-01')).toEqual([
    'CBS, gemiddelde energietarieven (85592NED) 2026-08',
    'Energiebelasting 2026 2026',
    'Belastingplan 2027, voorstel 2027',
    'ISDE 2026, RVO 2026',
  ]);
});
