import { defineTexts } from '@pomp/language';
import type { nl } from './business-savings-texts.nl.js';

export const businessSavingsTexts = defineTexts<typeof nl>('storefront/business-savings');
