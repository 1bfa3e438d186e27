import { defineTexts } from '@pomp/language';
import type { nl } from './savings-result-texts.nl.js';

export const savingsResultTexts = defineTexts<typeof nl>('storefront/savings-result');
