import { defineTexts } from '@pomp/language';
import type { nl } from './plan-texts.nl.js';

/** What a plan says, apart from its words. */
export const planTexts = defineTexts<typeof nl>('domain/plan');
