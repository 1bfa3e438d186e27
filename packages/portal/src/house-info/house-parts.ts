import type { HousePart } from '@pomp/design-system';
import type { FieldName, houseInfo } from '@pomp/domain';
import type { HouseInfoSectionName } from './house-info-progress.js';

/** Drawn in colour from the start: no section asks about these. */
const setting: readonly HousePart[] = ['ground', 'tree'];

/** What lights up in the picture when a section is done. */
const partsOfSection: Record<HouseInfoSectionName, readonly HousePart[]> = {
  house: ['roof', 'atticWindow', 'walls', 'floor'],
  consumption: ['boiler', 'meterCupboard'],
  heating: ['radiator', 'pipes', 'livingRoom'],
  isolation: ['windows', 'bedroom'],
  energylabel: ['outdoorUnit'],
};

export const litParts = (done: readonly HouseInfoSectionName[]): readonly HousePart[] => [
  ...setting,
  ...done.flatMap((name) => partsOfSection[name]),
];

/** What a question can be about. */
export type LookedAtPart =
  | 'boiler'
  | 'radiator'
  | 'meterCupboard'
  | 'walls'
  | 'roof'
  | 'atticWindow'
  | 'floor'
  | 'livingRoom'
  | 'windows';

type Sections = typeof houseInfo.sections;

interface PointsAt<Name extends HouseInfoSectionName> {
  /** What the section is about as a whole, and every question that isn't named. */
  readonly section: LookedAtPart;
  readonly fields?: { readonly [Field in FieldName<Sections[Name]>]?: LookedAtPart };
}

/** What in the house each question is about. A new question is about what its section is about, until something closer is named here. */
const pointsAt: { readonly [Name in HouseInfoSectionName]: PointsAt<Name> } = {
  house: {
    section: 'walls',
    fields: {
      people: 'livingRoom',
      buildingSize: 'floor',
      floorUpstairsNeighbors: 'floor',
      basement: 'floor',
      basementPercentage: 'floor',
      roofUpstairsNeighbors: 'roof',
      roofSlope: 'roof',
      roofSlopeHeated: 'atticWindow',
    },
  },
  consumption: {
    section: 'boiler',
    fields: { heatingUsage: 'radiator', electricityConsumption: 'meterCupboard', waterConsumption: 'meterCupboard' },
  },
  heating: {
    section: 'radiator',
    fields: {
      heatGenerationSystem: 'boiler',
      heatGenerationSystemDifferent: 'boiler',
      brandGasBoiler: 'boiler',
      typeGasBoiler: 'boiler',
      brandThermostat: 'livingRoom',
      typethermostat: 'livingRoom',
    },
  },
  isolation: { section: 'walls', fields: { ventilation: 'windows' } },
  energylabel: { section: 'walls' },
};

export const partOfSection = (name: HouseInfoSectionName): LookedAtPart => pointsAt[name].section;

export function partOfField(name: HouseInfoSectionName, field: string): LookedAtPart {
  const fields: Readonly<Record<string, LookedAtPart | undefined>> = pointsAt[name].fields ?? {};
  return fields[field] ?? pointsAt[name].section;
}
