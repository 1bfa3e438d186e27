import type { HousePart } from '@pomp/design-system';
import type { FieldName, installationInfo, InstallationSectionName } from '@pomp/domain';
import type { LookedAt } from '../questionnaire/asked-questionnaire.js';

/** Drawn in colour from the start: no section asks about these. */
const setting: readonly HousePart[] = ['ground', 'tree', 'roof', 'atticWindow', 'windows', 'floor', 'bedroom', 'radiator'];

/** What lights up in the picture when a section is done. */
const partsOfSection: Record<InstallationSectionName, readonly HousePart[]> = {
  photos: ['boiler'],
  placing: ['outdoorUnit', 'walls', 'livingRoom'],
  connection: ['pipes', 'meterCupboard'],
};

export const litParts = (done: readonly InstallationSectionName[]): readonly HousePart[] => [...setting, ...done.flatMap((name) => partsOfSection[name])];

/** What a question can be about. */
export type LookedAtPart = 'boiler' | 'outdoorUnit' | 'meterCupboard' | 'walls' | 'pipes' | 'livingRoom';

type Sections = typeof installationInfo.sections;

interface PointsAt<Name extends InstallationSectionName> {
  /** What the section is about as a whole, and every question that isn't named. */
  readonly section: LookedAtPart;
  readonly fields?: { readonly [Field in FieldName<Sections[Name]>]?: LookedAtPart };
}

const pointsAt: { readonly [Name in InstallationSectionName]: PointsAt<Name> } = {
  photos: {
    section: 'boiler',
    fields: { photoPompAoPlacementLocation: 'outdoorUnit', photoPomptPlacementLocation: 'livingRoom', photoElementPlacementLocation: 'livingRoom' },
  },
  placing: {
    section: 'outdoorUnit',
    fields: {
      distancePompAoToElectricity: 'meterCupboard',
      distancePompAoToCv: 'boiler',
      wallPompAo: 'walls',
      wallPompAoDifferent: 'walls',
      element: 'livingRoom',
      floorPompt: 'livingRoom',
      pomptFitStairs: 'livingRoom',
      doesCvNeedToBeMoved: 'boiler',
    },
  },
  connection: {
    section: 'pipes',
    fields: { wallOutletPompt: 'meterCupboard', wallOutletElement: 'meterCupboard', elementPlacedAtPompTLocation: 'livingRoom' },
  },
};

export function partOf({ section, field }: LookedAt<InstallationSectionName>): LookedAtPart {
  const fields: Readonly<Record<string, LookedAtPart | undefined>> = pointsAt[section].fields ?? {};
  return (field === undefined ? undefined : fields[field]) ?? pointsAt[section].section;
}
