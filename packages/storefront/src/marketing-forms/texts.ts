import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const marketingFormTexts = defineTexts<typeof nl>('storefront/marketing-forms');
