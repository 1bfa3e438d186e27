import { firstBuildingYear, type HomeAnswers } from './home-answers.js';
import { insulationOfClass, type HomeFact, type HomeFacts } from './home-facts.js';
import { isPossible } from './limits.js';
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

/** What registers say of a home, as it is said by whoever lives there and finds it right. What can be no answer isn't one by that. */
export function confirmedFacts(facts: HomeFacts): HomeAnswers {
  const { buildingType, buildingYear = 0, floorArea, energyClass } = knownHome(facts);
  return {
    ...(buildingType && { buildingType }),
    ...(buildingYear >= firstBuildingYear && { buildingYear }),
    ...(floorArea !== undefined && isPossible('floorArea', floorArea) && { floorArea }),
    ...(energyClass && { insulation: insulationOfClass(energyClass) }),
  };
}

const valueOf = <Value>(fact: HomeFact<Value> | undefined): Value | undefined => (fact?.state === 'known' ? fact.value : undefined);
