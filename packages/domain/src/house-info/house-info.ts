import { defineQuestionnaire } from '../sections/questionnaire.js';
import { consumption } from './consumption.js';

/** Woninggegevens: what a house is like, the same whatever is ordered for it. */
export const houseInfo = defineQuestionnaire({
  part: 'houseInfo',
  sections: { consumption },
  order: { steps: ['consumption'], screen: ['consumption'], resume: ['consumption'] },
});
