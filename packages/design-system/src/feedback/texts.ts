import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const feedbackTexts = defineTexts<typeof nl>('design-system/feedback');
