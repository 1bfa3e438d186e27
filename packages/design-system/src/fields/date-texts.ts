import { defineTexts } from '@pomp/language';
import type { nl } from './date-texts.nl.js';

export const dateTexts = defineTexts<typeof nl>('design-system/date');
