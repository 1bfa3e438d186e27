import type { Translation } from '@pomp/language';
import type { nl } from './given-feedback.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Feedback',
  type: { label: 'About', options: { woning: 'Home details', installatie: 'Installation details' } },
};
