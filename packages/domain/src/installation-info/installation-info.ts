import { defineQuestionnaire } from '../sections/questionnaire.js';
import { connection } from './connection.js';
import { photos } from './photos.js';
import { placing } from './placing.js';

/** Installatiegegevens: what an installation needs to know, in three flows. */
export const installationInfo = defineQuestionnaire({
  part: 'installationInfo',
  sections: { placing, photos, connection },
  // Three orders of the spec: §2 "Stepwise forms", §2 "Installation screen", §4 "Section order and resume".
  order: {
    steps: ['photos', 'placing', 'connection'],
    screen: ['placing', 'photos', 'connection'],
    resume: ['placing', 'photos', 'connection'],
  },
});
