import type { Translation } from '@pomp/language';
import type { nl } from './grades.nl.js';

export const en: Translation<typeof nl> = { '5': 'Very well', '4': 'Well', '3': 'All right', '2': 'Not so well', '1': 'Badly' };
