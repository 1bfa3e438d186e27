import { describe, expect, test } from 'vitest';
import type { Fields, Section } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import { resolveSection } from '../sections/resolve-section.js';
import { energyClasses, savingsBuildingTypes } from '../savings/savings-options.js';
import type { HomeFacts } from '../savings/home-facts.js';
import { houseInfo } from './house-info.js';
import { suggestedAnswers, type SuggestedAnswer } from './suggested-answers.js';

type AnyFormSection = Section<string, Fields, unknown, SectionContext>;
const sections = houseInfo.sections as unknown as Readonly<Record<SuggestedAnswer['section'], AnyFormSection>>;

const unknown = { state: 'unknown' } as const;
const facts: HomeFacts = {
  buildingYear: { state: 'known', value: 1974, source: 'bag', date: '2026-11-21' },
  floorArea: { state: 'known', value: 111.6, source: 'bag', date: '2026-11-21' },
  purposes: unknown,
  energyClass: { state: 'known', value: 'C', source: 'epOnline', date: '2022-03-14' },
  buildingType: { state: 'known', value: 'tussenwoning', source: 'epOnline', date: '2022-03-14' },
  gasOfSuchHomes: { state: 'known', value: 1_080, source: 'cbs', date: '2024' },
  gasOfNeighbours: unknown,
};
const answersOf = (...known: Parameters<typeof suggestedAnswers>) =>
  Object.fromEntries(suggestedAnswers(...known).map(({ section, field, answer, by }) => [`${section}.${field}`, [answer, by]]));

describe('what is known of a house before anyone answered', () => {
  test('by registers is suggested with who says it, and an average of other homes isn’t', () => {
    expect(answersOf({ facts })).toEqual({
      'house.buildingYear': ['1975', 'bag'],
      'house.buildingSize': ['112', 'bag'],
      'house.typeOfBuilding': ['tussenwoning', 'epOnline'],
      'energylabel.energylabel': ['C', 'epOnline'],
    });
  });

  test('by the customer counts for more', () => {
    const answers = {
      buildingYear: 1999,
      buildingType: 'anders',
      residents: 6,
      gasUse: 1_200.4,
      supply: '50',
      boiler: 'VR',
    } as const;
    expect(answersOf({ facts, said: { answers, on: '2026-11-22' } })).toEqual({
      'house.buildingYear': ['2005', 'customer'],
      'house.buildingSize': ['112', 'bag'],
      'house.typeOfBuilding': ['overig', 'customer'],
      'house.people': ['more then 5', 'customer'],
      'consumption.gasConsumption': ['1200', 'customer'],
      'heating.heatReleaseSystem': [['radiatoren'], 'customer'],
      'heating.supplyTemperature60C': ['ja', 'customer'],
      'heating.heatGenerationSystem': [['gasketel'], 'customer'],
      'energylabel.energylabel': ['C', 'epOnline'],
    });
  });

  test('by nobody is left open', () => {
    expect(suggestedAnswers({ facts: undefined })).toEqual([]);
    expect(answersOf({ facts: undefined, said: { answers: { supply: 'high' }, on: '2026-11-22' } })).toEqual({
      'heating.heatReleaseSystem': [['radiatoren'], 'customer'],
    });
  });
});

test.each([
  ...energyClasses.map((value) => ({
    facts: { ...facts, energyClass: { ...facts.energyClass, value } as HomeFacts['energyClass'] },
  })),
  ...savingsBuildingTypes.map((buildingType) => ({
    facts,
    said: { answers: { buildingType, buildingYear: 1931 }, on: '2026-11-22' },
  })),
  ...[1, 5, 6].map((residents) => ({ facts, said: { answers: { residents, gasUse: 0, floorArea: 10 }, on: '2026-11-22' } })),
])('every suggestion of %j is an answer to its question', (known) => {
  for (const { section, field, answer } of suggestedAnswers(known)) {
    const raw = { heatReleaseSystem: ['radiatoren'], [field]: answer };
    const { fields } = resolveSection(sections[section], raw, { after: {}, context: { today: '2026-11-22' } });
    expect(fields[field]).toMatchObject({ issue: undefined, answer });
  }
});
