import { defineTexts } from '@pomp/language';
import type { nl } from './calculation-texts.nl.js';

export const calculationTexts = defineTexts<typeof nl>('domain/savings-calculation');
