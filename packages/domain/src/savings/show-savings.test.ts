import { describe, expect, test } from 'vitest';
import { calculateSavings } from './calculate-savings.js';
import type { SavingsUnit } from './figure.js';
import { unknownHome } from './savings-input.js';
import { inDutch, inEnglish } from '../testing/languages.js';
import {
  euroEnds,
  outcomeKind,
  savingsFigures,
  savingsSubject,
  showEuroRange,
  showEuros,
  showPaybackRange,
  showPaybackTime,
  showQuantity,
  showRange,
} from './show-savings.js';

const context = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' } as const;

test.each<[value: number, unit: SavingsUnit, shown: string]>([
  [1.42, '€/m³', '€ 1,42 per m³'],
  [766.4, '€/year', '€ 766 per jaar'],
  [0.2, '€/kWh', '€ 0,20 per kWh'],
  [2_213.4, 'kWh/year', '2.213 kWh per jaar'],
  [8.792, 'kWh/m³', '8,792 kWh per m³'],
  [89, '%', '89 %'],
  [1, 'residents', '1 bewoner'],
  [2, 'residents', '2 bewoners'],
])('%d %s is shown as %s', (value, unit, shown) => {
  expect(showQuantity({ value, unit }, inDutch).replaceAll('\u00a0', ' ')).toBe(shown);
});

test('a range says its ends, and one value where they are the same', () => {
  expect(showRange({ from: 661.7, to: 866.9 }, inDutch)).toBe('tussen 662 en 867');
  expect(showRange({ from: 979.8, to: 980.2 }, inDutch)).toBe('ongeveer 980');
});

test.each([
  [4.44, '4 jaar en 5 maanden'],
  [7, '7 jaar'],
  [0.5, '6 maanden'],
  [1.09, '1 jaar en 1 maand'],
  [0.001, '1 maand'],
])('%d years are shown as %s', (years, shown) => {
  expect(showPaybackTime(years, inDutch)).toBe(shown);
});

test.each([
  [4.44, '4 years and 5 months'],
  [7, '7 years'],
  [1.09, '1 year and 1 month'],
  [0.001, '1 month'],
])('in English, %d years are shown as %s', (years, shown) => {
  expect(showPaybackTime(years, inEnglish)).toBe(shown);
});

test('quantities and ranges in English', () => {
  expect(showQuantity({ value: 1.42, unit: '€/m³' }, inEnglish)).toBe('€1.42 per m³');
  expect(showQuantity({ value: 2_213.4, unit: 'kWh/year' }, inEnglish)).toBe('2,213 kWh a year');
  expect(showQuantity({ value: 63.539, unit: '%' }, inEnglish)).toBe('63.5%');
  expect(showQuantity({ value: 89, unit: '%' }, inEnglish)).toBe('89%');
  expect(showQuantity({ value: 1, unit: 'residents' }, inEnglish)).toBe('1 resident');
  expect(showQuantity({ value: 6, unit: 'residents' }, inEnglish)).toBe('6 residents');
  expect(showRange({ from: 447, to: 766 }, inEnglish, showEuros)).toBe('between €447 and €766');
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [350, 653, 'tussen € 350 en € 653'],
  [-40, 120, 'tussen € 40 meer en € 120 minder kosten'],
  [-300, -0.2, 'ten hoogste € 300 meer kosten'],
  [-300.2, -299.8, 'ongeveer € 300 meer kosten'],
  [-0.4, 20, 'tussen € 0 en € 20'],
  [-0.4, 0.3, 'zo goed als geen verschil'],
  [-300, -120, 'tussen € 120 en € 300 meer kosten'],
])('from %d to %d euros saved is said as %s', (from, to, said) => {
  expect(plain(showEuroRange({ from, to }, inDutch))).toBe(said);
});

test.each([
  [350.4, 653, { kind: 'saves', low: 350, high: 653 }],
  [-0.4, 20, { kind: 'saves', low: 0, high: 20 }],
  [-40, 120, { kind: 'either', more: 40, less: 120 }],
  [-300, -0.2, { kind: 'costs', low: 0, high: 300 }],
  [-0.4, 0.4, { kind: 'even' }],
])('the ends of %d to %d euros are whole, and none is below zero', (from, to, ends) => {
  expect(euroEnds({ from, to })).toStrictEqual(ends);
});

test.each([
  [5.2, 9.7, '5 tot 10 jaar', '5 to 10 years'],
  [6.6, 7.4, 'ongeveer 7 jaar', 'about 7 years'],
  [8, null, '8 jaar of langer, en misschien nooit', '8 years or longer, and perhaps never'],
  [8, 90, '8 jaar of langer, en misschien nooit', '8 years or longer, and perhaps never'],
])('earned back in %d to %d years', (from, to, dutch, english) => {
  expect(showPaybackRange({ from, to }, inDutch)).toBe(dutch);
  expect(showPaybackRange({ from, to }, inEnglish)).toBe(english);
});

test('less than half a euro is neither saved nor lost', () => {
  expect([0.4, 0, -0.4, 0.6, -0.6].map(outcomeKind)).toEqual(['even', 'even', 'even', 'saves', 'costs']);
});

describe('what it is about', () => {
  test('is an address', () => {
    expect(savingsSubject({ zip: '1271AD', houseNumber: 3, addition: 'A' }, inDutch)).toBe('1271AD 3 A');
  });

  test('or a number of homes of one kind', () => {
    const request = {
      b2b: true,
      people: 0,
      gasUsage: 'o.b.',
      email: 'a@b.nl',
      industry: 'overig',
      buildingYear: 10,
      buildingSize: 'o.b.',
    } as const;
    expect(savingsSubject({ ...request, amountOfBuildings: 12, typeOfBuilding: 'hoekwoning' }, inDutch)).toBe(
      '12 woningen: hoekwoning',
    );
    expect(savingsSubject({ ...request, amountOfBuildings: 1, typeOfBuilding: 'anders' }, inDutch)).toBe('1 woning');
  });
});

test('every constant of a calculation is listed once, with its source', () => {
  const figures = savingsFigures(calculateSavings({ ...unknownHome, system: 'allElectric' }, context));
  expect(new Set(figures.map(({ figure }) => figure)).size).toBe(figures.length);
  expect(figures.length).toBeGreaterThan(12);
  for (const { label, figure } of figures)
    for (const { say, locale } of [inDutch, inEnglish]) {
      const said = [label, figure.basis, ...(figure.source ? [figure.source] : [])].map((message) => say(message));
      for (const text of [...said, figure.date, figure.unit]) expect(text, locale).not.toBe('');
    }
});
