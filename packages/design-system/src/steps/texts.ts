import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const stepsTexts = defineTexts<typeof nl>('design-system/steps');
