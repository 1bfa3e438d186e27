import type { Translation } from '@pomp/language';
import type { nl } from './newsletter-texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Subscribe to our newsletter',
  subscribe: 'Subscribe',
};
