import type { Translation } from '@pomp/language';
import type { nl } from './quantity.nl.js';

export const en: Translation<typeof nl> = { malformed: 'Enter a quantity from 1 to {most}' };
