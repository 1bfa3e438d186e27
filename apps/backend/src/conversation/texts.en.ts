import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  message: 'Could you take one photo once more? It is {photo}, with ‘{question}’. {reason}',
};
