import { describe, expect, test } from 'vitest';
import { calculateSavings } from './calculate-savings.js';
import { unknownHome } from './savings-input.js';
import { savingsFigures, savingsSubject, showPaybackTime, showQuantity, showRange } from './show-savings.js';

test.each([
  [1.42, '€/m³', '€ 1,42 per m³'],
  [766.4, '€ per jaar', '€ 766 per jaar'],
  [0.2, '€/kWh', '€ 0,20 per kWh'],
  [2_213.4, 'kWh per jaar', '2.213 kWh per jaar'],
  [8.792, 'kWh/m³', '8,792 kWh per m³'],
  [89, '%', '89 %'],
])('%d %s is shown as %s', (value, unit, shown) => {
  expect(showQuantity({ value, unit }).replaceAll('\u00a0', ' ')).toBe(shown);
});

test('a range says its ends, and one value where they are the same', () => {
  expect(showRange({ from: 661.7, to: 866.9 })).toBe('tussen 662 en 867');
  expect(showRange({ from: 979.8, to: 980.2 })).toBe('ongeveer 980');
});

test.each([
  [4.44, '4 jaar en 5 maanden'],
  [7, '7 jaar'],
  [0.5, '6 maanden'],
  [1.09, '1 jaar en 1 maand'],
  [0.001, '1 maand'],
])('%d years are shown as %s', (years, shown) => {
  expect(showPaybackTime(years)).toBe(shown);
});

describe('what it is about', () => {
  test('is an address', () => {
    expect(savingsSubject({ zip: '1271AD', houseNumber: 3, addition: 'A' })).toBe('1271AD 3 A');
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
    expect(savingsSubject({ ...request, amountOfBuildings: 12, typeOfBuilding: 'hoekwoning' })).toBe('12 woningen: hoekwoning');
    expect(savingsSubject({ ...request, amountOfBuildings: 1, typeOfBuilding: 'anders' })).toBe('1 woning');
  });
});

test('every constant of a calculation is listed once, with its source', () => {
  const figures = savingsFigures(calculateSavings({ ...unknownHome, system: 'allElectric' }));
  expect(new Set(figures.map(({ figure }) => figure)).size).toBe(figures.length);
  expect(figures.length).toBeGreaterThan(12);
  for (const { figure } of figures)
    for (const said of [figure.source, figure.date, figure.basis, figure.unit]) expect(said).not.toBe('');
});
