import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  failed: 'Copying doesn’t work. Select the text and copy it yourself.',
};
