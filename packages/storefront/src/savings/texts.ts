import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const savingsTexts = defineTexts<typeof nl>('storefront/savings');
