import type { WordsOf } from '../words-of.js';
import type { hull, rigging } from './made-up-survey.js';

export const wordsOfSurvey = {
  'domain/hull': {
    title: 'Romp',
    material: { label: 'Materiaal', options: { hout: 'Hout', staal: 'Staal', anders: 'Anders' } },
    materialOther: { label: 'Welk materiaal?' },
    length: { label: 'Lengte' },
    buildYear: { label: 'Bouwjaar' },
    cabins: { label: 'Hutten' },
    heated: { label: 'Verwarmd?' },
    heatedCabins: { label: 'Hoeveel hutten zijn verwarmd?' },
    insulated: { label: 'Wat is geïsoleerd?', options: { wand: 'Wanden', raam: 'Ramen', geen: 'Niets' } },
  } satisfies WordsOf<typeof hull>,
  'domain/rigging': {
    title: 'Tuigage',
    sails: { label: 'Zeilen', options: { grootzeil: 'Grootzeil', fok: 'Fok', geen: 'Geen' } },
    mastPhotos: { label: 'Foto’s van de mast' },
    terms: { label: 'Ik ga akkoord', missing: 'Je moet akkoord gaan.' },
    remarks: { label: 'Opmerkingen' },
  } satisfies WordsOf<typeof rigging>,
};
