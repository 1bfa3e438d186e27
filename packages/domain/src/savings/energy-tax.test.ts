import { expect, test } from 'vitest';
import { inDutch } from '../testing/languages.js';
import { calculateSavings } from './calculate-savings.js';
import { energyTaxChange } from './energy-tax.js';
import { unknownHome } from './savings-input.js';

const context = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' } as const;

// Gas 0.7457 − 0.7268, electricity 0.10648 − 0.11085.
const of2027 =
  'Volgens een voorstel is de energiebelasting vanaf 1 januari 2027 op gas 1,9 cent per m³ hoger en op stroom 0,4 cent per kWh lager. Dat zit nog niet in deze prijzen.';

test('what changes in the energy tax of the tariffs is said beside them, as a proposal where it is one', () => {
  const { assumptions } = calculateSavings(unknownHome, context);
  const prices = assumptions.find(({ of }) => of === 'prices')!;
  expect(inDutch.say(prices.why)).toBe(`Vul je eigen prijzen in als je die weet. ${of2027}`);
  expect(prices.figures.map(({ value }) => value)).toEqual(expect.arrayContaining([0.7457, 0.10648]));
});

test('after the turn of the year too, while the tariffs are those of before', () => {
  const { assumptions } = calculateSavings(unknownHome, { ...context, on: '2027-02-01' });
  expect(inDutch.say(assumptions.find(({ of }) => of === 'prices')!.why)).toContain(of2027);
});

test('nothing is said of a year of which nothing is known', () => {
  expect(energyTaxChange('2027-01-01')).toBeUndefined();
});
