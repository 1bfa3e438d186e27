import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = { leftOpen: 'Not filled in', answeredBy: 'Answered by {name}' };
