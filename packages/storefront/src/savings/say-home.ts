import { businessSavingsForm, sayOption, type HomeFact, type HomeFacts } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { confirmHomeTexts } from './confirm-home-texts.js';
import type { TypedHome } from './typed-home.js';

/** What says what kind of home it is. */
export const typeField = businessSavingsForm.fields.typeOfBuilding;

/** `Tussenwoning uit 1974, 112 m², label C` in Dutch, as corrected; undefined where registers know nothing of it. */
export function sayHome(facts: HomeFacts, typed: TypedHome, language: Language): string | undefined {
  const { buildingType, buildingYear, floorArea, energyClass } = facts;
  if ([buildingType, buildingYear, floorArea, energyClass].every(({ state }) => state !== 'known')) return undefined;
  const { home } = language.texts(confirmHomeTexts);
  const of = (fact: HomeFact<string | number>, own?: string) => own || (fact.state === 'known' ? String(fact.value) : undefined);
  const type = of(buildingType, typed.buildingType);
  const kind = type && sayOption(typeField, type, language);
  const year = of(buildingYear, typed.buildingYear);
  const area = of(floorArea, typed.floorArea);
  const label = typed.insulation ? undefined : of(energyClass);
  return [
    kind && year ? home.kindOfYear({ kind, year }) : (kind ?? (year && home.ofYear({ year }))),
    area && home.area({ area }),
    label && home.label({ label }),
  ]
    .filter(Boolean)
    .join(', ');
}
