import { defineTexts } from '@pomp/language';
import type { nl } from './newsletter-texts.nl.js';

export const newsletterTexts = defineTexts<typeof nl>('storefront/newsletter');
