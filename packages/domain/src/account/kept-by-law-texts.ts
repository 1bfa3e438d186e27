import { defineTexts } from '@pomp/language';
import type { nl } from './kept-by-law-texts.nl.js';

export const keptByLawTexts = defineTexts<typeof nl>('domain/kept-by-law');
