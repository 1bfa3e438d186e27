import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const contactTexts = defineTexts<typeof nl>('storefront/contact');
