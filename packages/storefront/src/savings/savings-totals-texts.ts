import { defineTexts } from '@pomp/language';
import type { nl } from './savings-totals-texts.nl.js';

export const savingsTotalsTexts = defineTexts<typeof nl>('storefront/savings-totals');
