import { describe, expect, test } from 'vitest';
import type { Fields, Section } from '../sections/define-section.js';
import { resolveSection, type RawAnswers } from '../sections/resolve-section.js';
import { inDutch } from '../testing/languages.js';
import type { HomeFacts } from '../savings/home-facts.js';
import { houseInfo } from './house-info.js';
import { registeredHome, type HouseInfoContext, type RegisteredHome } from './registered-home.js';

const home: RegisteredHome = { buildingYear: 1974, floorArea: 112, usualGas: 1_450, usualElectricity: 2_900 };

/** What is asked again, in words. It never stops anyone: nothing is refused for it. */
function asked(name: keyof typeof houseInfo.sections, raw: RawAnswers, known: RegisteredHome | undefined) {
  const section: Section<string, Fields, unknown, HouseInfoContext> = houseInfo.sections[name];
  const { fields, issues } = resolveSection(section, raw, { after: {}, context: { today: '2026-11-21', home: known } });
  expect(issues.filter(({ field }) => field in raw)).toEqual([]);
  return Object.values(fields).flatMap(({ question }) => (question ? [[inDutch.say(question.message), question.meant]] : []));
}

describe('an answer far from what registers know of the home is asked again', () => {
  test.each([
    ['consumption', { gasConsumption: '14500' }, '14.500 m³ is ongeveer 10 keer wat zo’n huis verbruikt. Bedoel je 1.450?', '1450'],
    [
      'consumption',
      { electricityConsumption: '29000' },
      '29.000 kWh is ongeveer 10 keer wat zo’n huis verbruikt. Bedoel je 2.900?',
      '2900',
    ],
    ['consumption', { gasConsumptionYear: '1990' }, undefined, undefined],
    ['house', { buildingSize: '1120' }, 'Volgens het register is je woonoppervlak 112 m². Klopt 1.120 m²?', '112'],
    ['house', { buildingSize: '60' }, 'Volgens het register is je woonoppervlak 112 m². Klopt 60 m²?', '112'],
    ['house', { buildingSize: '130' }, undefined, undefined],
    ['house', { buildingYear: '2016' }, 'Volgens het register is je huis gebouwd in 1974. Klopt je antwoord?', undefined],
    ['house', { buildingYear: '1975' }, undefined, undefined],
    ['house', { buildingYear: 'o.b.' }, undefined, undefined],
    [
      'isolation',
      { isolation: [{ value: 'muur', installationYear: '1962' }] },
      'Muren: Volgens het register is je huis gebouwd in 1974. Klopt 1962?',
      undefined,
    ],
  ] as const)('%s %o: %s', (section, raw, message, meant) => {
    expect(asked(section, raw, home)).toEqual(message === undefined ? [] : [[message, meant]]);
  });

  test('and the year of a consumption from before it was there', () =>
    expect(asked('consumption', { gasConsumptionYear: '1998' }, { buildingYear: 2005 })).toEqual([
      ['Volgens het register is je huis gebouwd in 2005. Klopt 1998?', undefined],
    ]));
});

test.each([
  [{ value: 'dak', rcValue: '25' }, 'Dak: een RC-waarde van 25 heeft haast geen huis. Bedoel je 2,5?'],
  [{ value: 'vloer', rcValue: '35' }, 'Vloer: een RC-waarde van 35 heeft haast geen huis. Bedoel je 3,5?'],
  [{ value: 'raam', rcValue: '11' }, 'Ramen: een U-waarde van 11 heeft haast geen huis. Bedoel je 1,1?'],
  [{ value: 'raam', rcValue: '2.8' }, undefined],
  [{ value: 'dak', rcValue: '6' }, undefined],
])('a figure that hardly any part has is asked again: %o', (item, message) =>
  expect(asked('isolation', { isolation: [item] }, undefined)).toEqual(message === undefined ? [] : [[message, undefined]]),
);

test('without a register only what hardly any home has is asked again', () => {
  for (const known of [undefined, {}, registeredHome(undefined)]) {
    expect(asked('house', { buildingYear: '2016', buildingSize: '60' }, known)).toEqual([]);
    expect(asked('consumption', { gasConsumption: '14500' }, known)).toEqual([
      ['14.500 m³ is veel gas voor één woning. Bedoel je 1.450?', '1450'],
    ]);
  }
});

test('such homes count for more than neighbours, and what a register couldn’t say is left out', () => {
  const from = <Value>(value: Value) => ({ state: 'known', value, source: 'cbs', date: '2024' }) as const;
  const unknown = { state: 'unknown' } as const;
  const facts: HomeFacts = {
    buildingYear: from(1974),
    floorArea: { state: 'unavailable' },
    purposes: unknown,
    energyClass: unknown,
    buildingType: unknown,
    gasOfSuchHomes: from(1_080),
    gasOfNeighbours: from(1_300),
    electricityOfSuchHomes: unknown,
    electricityOfNeighbours: from(2_650),
  };
  expect(registeredHome(facts)).toEqual({ buildingYear: 1974, usualGas: 1_080, usualElectricity: 2_650 });
});
