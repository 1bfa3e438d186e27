import type { House } from '@pomp/domain';
import type { AskedHouseSection } from './house-info-progress.js';

/** How far a house is filled in, and with that what there is to do. */
export type HouseFilling =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'partial'; readonly missing: readonly AskedHouseSection[] }
  /** Every section is done, and the customer hasn't said so: the house still counts as incomplete. */
  | { readonly kind: 'toFinish' }
  | { readonly kind: 'complete' };

/** Whether anything of it was ever answered. */
export const isBegun = ({ state }: Pick<AskedHouseSection, 'state'>): boolean => Object.keys(state.resolution.answers).length > 0;

export function houseFilling(house: Pick<House, 'houseInfoCompleted'>, sections: readonly AskedHouseSection[]): HouseFilling {
  const missing = sections.filter(({ state }) => !state.done);
  if (missing.length === 0) return { kind: house.houseInfoCompleted ? 'complete' : 'toFinish' };
  return sections.some(isBegun) ? { kind: 'partial', missing } : { kind: 'nothing' };
}
