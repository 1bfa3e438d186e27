import type { ConsumptionPart } from './house-parts.js';

export const houseInfoTexts = {
  title: 'Woninggegevens',
  intro: 'Hoe beter we je huis kennen, hoe beter ons advies past.',
  loading: 'Woninggegevens laden',
  hint: 'Weet je iets niet zeker? Vul dan ‘ik weet het niet’ in.',
  edit: 'Aanpassen',
  editSection: (title: string) => `${title} aanpassen`,
  close: 'Sluiten',
  save: 'Opslaan',
  saving: 'Opslaan…',
  saveFailed: 'Opslaan is niet gelukt. Je antwoorden staan nog op het scherm.',
  looking: 'Dit bekijken we nu',
  yourHouse: 'Je huis',
  known: 'Wat in kleur is, weten we van je.',
  part: {
    boiler: 'Je ketel. Wat die nu aan gas verstookt, laat zien hoeveel warmte je huis nodig heeft.',
    radiator: 'Je verwarming. Wanneer die aanstaat, bepaalt hoe hard een warmtepomp moet werken.',
    meterCupboard: 'Je meterkast. Hier hangen de meters voor stroom en water.',
  } satisfies Record<ConsumptionPart, string>,
};
export type HouseInfoTexts = typeof houseInfoTexts;
