import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  more: 'Read more',
  less: 'Show less',
  about: 'about {about}',
};
