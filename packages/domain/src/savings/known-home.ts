import type { HomeAnswers } from './home-answers.js';
import { insulationOfClass, type HomeFact, type HomeFacts } from './home-facts.js';
import type { EnergyClass, SavingsBuildingType } from './savings-options.js';

/** What a home is, as it is described and drawn. What nobody says is undefined. */
export interface KnownHome {
  readonly buildingType: SavingsBuildingType | undefined;
  /** The year itself. */
  readonly buildingYear: number | undefined;
  /** m² */
  readonly floorArea: number | undefined;
  /** Not that of a home which whoever lives there says is insulated otherwise. */
  readonly energyClass: EnergyClass | undefined;
}

/** What whoever lives there says of a home, and registers say of the rest: the same on a page, in a mail and in a picture. */
export function knownHome(facts: HomeFacts | undefined, answers: HomeAnswers = {}): KnownHome {
  const { insulation } = answers;
  const energyClass = valueOf(facts?.energyClass);
  const isLabelOfHome = energyClass && (insulation === undefined || insulation === insulationOfClass(energyClass));
  return {
    buildingType: answers.buildingType ?? valueOf(facts?.buildingType),
    buildingYear: answers.buildingYear ?? valueOf(facts?.buildingYear),
    floorArea: answers.floorArea ?? valueOf(facts?.floorArea),
    energyClass: isLabelOfHome ? energyClass : undefined,
  };
}

const valueOf = <Value>(fact: HomeFact<Value> | undefined): Value | undefined =>
  fact?.state === 'known' ? fact.value : undefined;
