import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const progressBarTexts = defineTexts<typeof nl>('design-system/progress-bar');
