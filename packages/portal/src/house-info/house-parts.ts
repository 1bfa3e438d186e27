import type { HousePart } from '@pomp/design-system';
import type { consumption, FieldName } from '@pomp/domain';
import type { HouseInfoSectionName } from './house-info-progress.js';

/** Drawn in colour from the start: no section asks about these yet. */
const setting: readonly HousePart[] = ['ground', 'tree', 'walls', 'floor', 'roof', 'atticWindow', 'windows', 'bedroom', 'livingRoom'];

/** What lights up in the picture when a section is done. */
const partsOfSection: Record<HouseInfoSectionName, readonly HousePart[]> = {
  consumption: ['boiler', 'meterCupboard', 'pipes', 'radiator', 'outdoorUnit'],
};

export const litParts = (done: readonly HouseInfoSectionName[]): readonly HousePart[] => [...setting, ...done.flatMap((name) => partsOfSection[name])];

export type ConsumptionPart = 'boiler' | 'radiator' | 'meterCupboard';

/** What the first question is about. */
export const firstPart: ConsumptionPart = 'boiler';

/** What in the house each question is about. */
export const partOfField: Record<FieldName<typeof consumption>, ConsumptionPart> = {
  gasConsumption: 'boiler',
  gasConsumptionYear: 'boiler',
  heatingUsage: 'radiator',
  electricityConsumption: 'meterCupboard',
  waterConsumption: 'meterCupboard',
};
