import { defineTexts } from '@pomp/language';
import type { nl } from './savings-example-texts.nl.js';

export const savingsExampleTexts = defineTexts<typeof nl>('storefront/savings-example');
