import { describe, expect, test } from 'vitest';
import { resolveQuestionnaire } from '../sections/questionnaire.js';
import { always, everyCombination, everySubset, expectedPresence, type Expected } from '../sections/testing/presence-table.js';
import { houseInfo } from './house-info.js';

const typesButApartment = ['tussenwoning', 'hoekwoning', '2onder1kap', 'vrijstaand', 'overig', 'o.b.'];
const types = [...typesButApartment, 'appartement'];
const sloped = ['20', '40', '50', '60', '80', '100', 'o.b.'];
const releases = everySubset(['vloerverwarming', 'radiatoren', 'open haard of kachel', 'ir-panelen', 'anders']);
const generations = everySubset(['gasketel', 'zonnenboiler', 'warmtepomp', 'pellet-cv', 'anders']);
const having = (subsets: readonly (readonly string[])[], option: string) => subsets.filter((subset) => subset.includes(option));
const maybeGas = [...having(generations, 'gasketel'), ...generations.filter((subset) => subset.length === 0)];
const apartment = { required: [{ typeOfBuilding: ['appartement'] }], otherwise: 'hidden' } as const;

type SectionName = keyof typeof houseInfo.sections;
interface Table {
  /** The answers that decide, and what they can be. */
  readonly deciding: Readonly<Record<string, readonly unknown[]>>;
  readonly expected: Readonly<Record<string, Expected>>;
}

/** Spec 1 §5, "Conditional visibility and requirement", and decisions on what it leaves open. */
const tables: Record<SectionName, Table> = {
  house: {
    deciding: {
      typeOfBuilding: [undefined, 'kasteel', ...types],
      roofSlope: [undefined, '30', '0', ...sloped],
      basement: [undefined, 'ja', 'nee', 'o.b.'],
      floorUpstairsNeighbors: [undefined, 'grond', 'ander appartment', 'kelder', 'o.b.'],
    },
    expected: {
      buildingYear: always('required'),
      buildingSize: always('required'),
      buildingLayers: always('required'),
      people: always('required'),
      typeOfBuilding: always('required'),
      typeOfBuildingOther: { optional: [{ typeOfBuilding: ['overig'] }], otherwise: 'hidden' },
      typeOfAppartment: apartment,
      roofUpstairsNeighbors: apartment,
      floorUpstairsNeighbors: apartment,
      roofSlope: always('required'),
      roofSlopeHeated: { required: [{ typeOfBuilding: types, roofSlope: sloped }], otherwise: 'hidden' },
      basement: { required: [{ typeOfBuilding: typesButApartment }], otherwise: 'hidden' },
      // An apartment isn't asked about a cellar of its own, a house not about what lies under its floor: such answers don't count.
      basementPercentage: {
        required: [
          { typeOfBuilding: typesButApartment, basement: ['ja'] },
          { typeOfBuilding: ['appartement'], floorUpstairsNeighbors: ['kelder'] },
        ],
        otherwise: 'hidden',
      },
    },
  },
  consumption: {
    deciding: { gasConsumption: [undefined, '', '0', '1450', '01', 'o.b.'] },
    expected: {
      gasConsumption: always('required'),
      gasConsumptionYear: { optional: [{ gasConsumption: ['o.b.'] }], otherwise: 'required' },
      heatingUsage: always('required'),
      electricityConsumption: always('required'),
      waterConsumption: always('required'),
    },
  },
  heating: {
    deciding: { heatReleaseSystem: releases, heatGenerationSystem: generations },
    expected: {
      heatReleaseSystem: always('required'),
      heatReleaseSystemDifferent: { required: [{ heatReleaseSystem: having(releases, 'anders') }], otherwise: 'hidden' },
      supplyTemperature60C: { required: [{ heatReleaseSystem: having(releases, 'radiatoren') }], otherwise: 'hidden' },
      heatGenerationSystem: always('required'),
      heatGenerationSystemDifferent: { required: [{ heatGenerationSystem: having(generations, 'anders') }], otherwise: 'hidden' },
      // The spec says nothing of people without a gas boiler: they aren't asked about it.
      brandGasBoiler: { optional: [{ heatGenerationSystem: maybeGas }], otherwise: 'hidden' },
      typeGasBoiler: { optional: [{ heatGenerationSystem: maybeGas }], otherwise: 'hidden' },
      brandThermostat: always('optional'),
      typethermostat: always('optional'),
      sunRegulation: always('required'),
    },
  },
  isolation: { deciding: {}, expected: { isolation: always('required'), ventilation: always('required') } },
  energylabel: {
    deciding: { areThereAdditionalAdjustments: [undefined, 'ja', 'nee', 'o.b.', 'soms'] },
    expected: {
      energylabel: always('required'),
      areThereAdditionalAdjustments: always('required'),
      additionalAdjustments: { required: [{ areThereAdditionalAdjustments: ['ja'] }], otherwise: 'hidden' },
    },
  },
};

describe.each(Object.entries(tables) as [SectionName, Table][])('in %s', (name, { deciding, expected }) => {
  const combinations = everyCombination(deciding);
  const presences = combinations.map((answers) => {
    const { fields } = resolveQuestionnaire(houseInfo, { [name]: { answers, completed: false } }, { today: '2026-11-21' })[name]
      .resolution;
    return Object.fromEntries(Object.entries(fields).map(([field, { presence }]) => [field, presence]));
  });

  test('every question is in the table', () => {
    expect(Object.keys(houseInfo.sections[name].fields)).toEqual(Object.keys(expected));
  });

  test.each(Object.entries(expected))('%s is asked when the spec says so', (field, cases) => {
    const wrong = combinations.flatMap((answers, index) => {
      const [is, shouldBe] = [presences[index]?.[field], expectedPresence(cases, answers)];
      return is === shouldBe ? [] : [{ answers, is, shouldBe }];
    });
    expect(wrong).toEqual([]);
  });
});
