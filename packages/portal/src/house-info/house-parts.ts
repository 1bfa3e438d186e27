import type { FieldName, houseInfo } from '@pomp/domain';
import type { OwnHousePart } from '../own-house/own-house.js';
import type { LookedAt } from '../questionnaire/asked-questionnaire.js';
import type { HouseInfoSectionName } from './house-info-progress.js';

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
  | 'windows'
  | 'pipes'
  | 'wholeHouse';

/** What is called otherwise in the drawing of the customer's own house. */
const otherwise = { walls: 'wall', atticWindow: 'roof', windows: 'window' } as const satisfies {
  readonly [Part in Exclude<LookedAtPart, OwnHousePart>]: OwnHousePart;
};

const isOtherwise = (part: LookedAtPart): part is keyof typeof otherwise => part in otherwise;

/** What is marked there. */
export const ownPart = (part: LookedAtPart): OwnHousePart => (isOtherwise(part) ? otherwise[part] : part);

type Sections = typeof houseInfo.sections;

interface PointsAt<Name extends HouseInfoSectionName> {
  /** What the section is about as a whole, and every question that isn't named. */
  readonly section: LookedAtPart;
  readonly fields?: { readonly [Field in FieldName<Sections[Name]>]?: LookedAtPart };
  /** Answers to a question that are each about something else. */
  readonly options?: Readonly<Record<string, LookedAtPart | undefined>>;
}

/** What in the house each question is about. A new question is about what its section is about, until something closer is named here. */
const pointsAt: { readonly [Name in HouseInfoSectionName]: PointsAt<Name> } = {
  house: {
    section: 'walls',
    fields: {
      typeOfBuilding: 'wholeHouse',
      typeOfBuildingOther: 'wholeHouse',
      typeOfAppartment: 'wholeHouse',
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
      supplyTemperature60C: 'pipes',
      brandThermostat: 'livingRoom',
      typethermostat: 'livingRoom',
    },
  },
  isolation: {
    section: 'wholeHouse',
    fields: { ventilation: 'windows' },
    options: { muur: 'walls', dak: 'roof', raam: 'windows', vloer: 'floor' },
  },
  energylabel: { section: 'wholeHouse' },
};

/** What a question is about, or, where its answers are each about something else, the one that is being given. */
export function partLookedAt({ section, field, option }: LookedAt<HouseInfoSectionName>): LookedAtPart {
  const at: PointsAt<HouseInfoSectionName> = pointsAt[section];
  const fields: Readonly<Record<string, LookedAtPart | undefined>> = at.fields ?? {};
  return (
    (option === undefined ? undefined : at.options?.[option]) ?? (field === undefined ? undefined : fields[field]) ?? at.section
  );
}
