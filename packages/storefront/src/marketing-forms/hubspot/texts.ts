import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const hubSpotTexts = defineTexts<typeof nl>('storefront/hubspot');
