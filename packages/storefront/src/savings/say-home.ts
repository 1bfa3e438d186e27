import { businessSavingsForm, knownHome, sayOption, type HomeAnswers, type HomeFacts } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { confirmHomeTexts } from './confirm-home-texts.js';

/** What says what kind of home it is. */
export const typeField = businessSavingsForm.fields.typeOfBuilding;

/** `Tussenwoning uit 1974, 112 m², label C` in Dutch, as corrected; undefined where registers know nothing of it. */
export function sayHome(facts: HomeFacts, answers: HomeAnswers, language: Language): string | undefined {
  if (Object.values(knownHome(facts)).every((part) => part === undefined)) return undefined;
  const { home } = language.texts(confirmHomeTexts);
  const { buildingType, buildingYear, floorArea, energyClass } = knownHome(facts, answers);
  const kind = buildingType && sayOption(typeField, buildingType, language);
  const year = buildingYear && String(buildingYear);
  return [
    kind && year ? home.kindOfYear({ kind, year }) : (kind ?? (year && home.ofYear({ year }))),
    floorArea && home.area({ area: String(floorArea) }),
    energyClass && home.label({ label: energyClass }),
  ]
    .filter(Boolean)
    .join(', ');
}
