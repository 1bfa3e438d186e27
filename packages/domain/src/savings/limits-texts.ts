import { defineTexts } from '@pomp/language';
import type { nl } from './limits-texts.nl.js';

export const savingsLimitTexts = defineTexts<typeof nl>('domain/savings-limits');
