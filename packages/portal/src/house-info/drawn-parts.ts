import type { HousePart } from '@pomp/design-system';
import type { HouseInfoSectionName } from './house-info-progress.js';
import type { LookedAtPart } from './house-parts.js';

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

/** What is marked in the drawing of a house that is nobody's. */
export const markedParts = (part: LookedAtPart): readonly HousePart[] => (part === 'wholeHouse' ? ['roof', 'walls'] : [part]);
