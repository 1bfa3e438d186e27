import { defineQuestionnaire } from '../sections/questionnaire.js';
import { consumption } from './consumption.js';
import { energylabel } from './energylabel.js';
import { heating } from './heating.js';
import { houseSection } from './house-section.js';
import { isolation } from './isolation.js';

/** Woninggegevens: what a house is like, the same whatever is ordered for it. */
export const houseInfo = defineQuestionnaire({
  part: 'houseInfo',
  sections: { house: houseSection, consumption, heating, isolation, energylabel },
  // Three orders of the spec: §2 "Stepwise forms", §2 "House screen", §4 "Section order and resume".
  order: {
    steps: ['consumption', 'house', 'isolation', 'heating', 'energylabel'],
    screen: ['house', 'consumption', 'heating', 'isolation', 'energylabel'],
    resume: ['house', 'consumption', 'heating', 'isolation', 'energylabel'],
  },
});
