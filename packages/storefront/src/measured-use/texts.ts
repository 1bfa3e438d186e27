import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const measuredUseTexts = defineTexts<typeof nl>('storefront/measured-use');
