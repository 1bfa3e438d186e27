import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const summaryTexts = defineTexts<typeof nl>('forms/summary');
