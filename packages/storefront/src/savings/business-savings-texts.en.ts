import type { Translation } from '@pomp/language';
import type { nl } from './business-savings-texts.nl.js';

export const en: Translation<typeof nl> = {
  hint: 'Is there something you don’t know? Then fill in ‘I don’t know’.',
  send: 'Email me the calculation',
  thanks: 'How nice that you’d like to work with us!',
  thanksText: 'We’ll email you a detailed calculation within a few minutes.',
};
