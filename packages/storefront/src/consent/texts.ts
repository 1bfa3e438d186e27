import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const consentTexts = defineTexts<typeof nl>('storefront/consent');
