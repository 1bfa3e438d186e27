import { flows, houseInfo, installationInfo, type Flow, type InstallationSectionName } from '@pomp/domain';
import type { HouseInfoSectionName } from '../house-info/house-info-progress.js';
import { houseInfoStore, type StoreParts } from '../house-info/house-info-store.js';
import { installationStore } from '../installation-info/installation-store.js';
import type { QuestionnaireStore } from '../questionnaire/questionnaire-store.js';

/** A section that a place on the device names, and where it is stored. */
export interface PlacedSection {
  readonly store: QuestionnaireStore;
  readonly name: string;
}

/** Undefined for what is no section of a house: other forms have a button only. */
export function storeOfPlace(parts: StoreParts, place: string): PlacedSection | undefined {
  const [part, houseId = '', ...rest] = place.split('/');
  const [name = ''] = rest.slice(-1);
  if (part === 'houseInfo' && name in houseInfo.sections) {
    const store = houseInfoStore(parts, houseId);
    return { store: store as QuestionnaireStore, name: name satisfies string as HouseInfoSectionName };
  }
  const flow = flows.find((known): known is Flow => known === rest[0]);
  if (part === 'installationInfo' && flow && name in installationInfo.sections) {
    const store = installationStore(parts, { houseId, flow });
    return { store: store as QuestionnaireStore, name: name satisfies string as InstallationSectionName };
  }
  return undefined;
}
