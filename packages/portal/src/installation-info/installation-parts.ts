import type { HousePart, HouseProduct, OutdoorPlace } from '@pomp/design-system';
import type { FieldName, Flow, installationInfo, InstallationSectionName } from '@pomp/domain';
import type { LookedAt } from '../questionnaire/asked-questionnaire.js';

/** Drawn in colour from the start: no section asks about these. */
const setting: readonly HousePart[] = ['ground', 'tree', 'roof', 'atticWindow', 'windows', 'floor', 'bedroom', 'radiator'];

/** What lights up in the picture when a section is done. */
const partsOfSection: Record<InstallationSectionName, readonly HousePart[]> = {
  photos: ['boiler'],
  placing: ['outdoorUnit', 'pompT', 'element', 'walls', 'livingRoom'],
  connection: ['pipes', 'meterCupboard'],
};

export const litParts = (done: readonly InstallationSectionName[]): readonly HousePart[] => [
  ...setting,
  ...done.flatMap((name) => partsOfSection[name]),
];

/** What a question can be about. */
export type LookedAtPart = 'boiler' | 'outdoorUnit' | 'pompT' | 'element' | 'meterCupboard' | 'walls' | 'pipes';

/** What stands in the house after the installation; a customer who upgrades has a Pomp AO. */
export const productsOf: Record<Flow, readonly HouseProduct[]> = {
  'pomp ao': ['outdoorUnit'],
  'all-electric': ['outdoorUnit', 'pompT', 'element'],
  'pomp t': ['outdoorUnit', 'pompT'],
};

const outdoorPlaces: Readonly<Record<string, OutdoorPlace | undefined>> = {
  grond: 'ground',
  muur: 'wall',
  dak: 'roof',
  balkon: 'balcony',
};
/** Where the Pomp AO is drawn, by the answer to where it comes. */
export const outdoorPlaceOf = (answer: unknown): OutdoorPlace =>
  (typeof answer === 'string' ? outdoorPlaces[answer] : undefined) ?? 'ground';

type Sections = typeof installationInfo.sections;

interface PointsAt<Name extends InstallationSectionName> {
  /** What the section is about as a whole, and every question that isn't named. */
  readonly section: LookedAtPart;
  readonly fields?: { readonly [Field in FieldName<Sections[Name]>]?: LookedAtPart };
}

const pointsAt: { readonly [Name in InstallationSectionName]: PointsAt<Name> } = {
  photos: {
    section: 'boiler',
    fields: {
      photoPompAoPlacementLocation: 'outdoorUnit',
      pomptAtCurrentBoilerLocation: 'pompT',
      photoPomptPlacementLocation: 'pompT',
      elementAtCvLocation: 'element',
      photoElementPlacementLocation: 'element',
    },
  },
  placing: {
    section: 'outdoorUnit',
    fields: {
      distancePompAoToElectricity: 'meterCupboard',
      distancePompAoToCv: 'boiler',
      wallPompAo: 'walls',
      wallPompAoDifferent: 'walls',
      element: 'element',
      floorPompt: 'pompT',
      pomptFitStairs: 'pompT',
      doesCvNeedToBeMoved: 'boiler',
    },
  },
  connection: {
    section: 'pipes',
    fields: {
      wallOutletPompt: 'meterCupboard',
      wallOutletElement: 'meterCupboard',
      pomptConnectionToCvPipes: 'pompT',
      photoCvPipes: 'pompT',
      elementPlacedAtPompTLocation: 'element',
    },
  },
};

export function partOf({ section, field }: LookedAt<InstallationSectionName>): LookedAtPart {
  const fields: Readonly<Record<string, LookedAtPart | undefined>> = pointsAt[section].fields ?? {};
  return (field === undefined ? undefined : fields[field]) ?? pointsAt[section].section;
}
