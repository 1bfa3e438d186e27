import { defineTexts } from '@pomp/language';
import type { nl } from './plan-texts.nl.js';

export const planTexts = defineTexts<typeof nl>('domain/plan');
