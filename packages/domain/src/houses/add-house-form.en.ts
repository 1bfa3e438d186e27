import type { Translation } from '@pomp/language';
import type { nl } from './add-house-form.nl.js';

export const en: Translation<typeof nl> = { title: 'Add a home' };
