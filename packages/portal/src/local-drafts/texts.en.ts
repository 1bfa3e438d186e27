import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  offerTitle: 'You hadn’t finished here yet',
  offer: 'This device still has answers that you typed on {moment} and didn’t save.',
  restore: 'Continue with those answers',
  discard: 'Discard',
  restored: 'Your answers are back. Don’t forget to save.',
};
