import { defineTexts } from '@pomp/language';
import type { nl } from './fit-texts.nl.js';

export const fitTexts = defineTexts<typeof nl>('domain/fit');
