import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const priceCardTexts = defineTexts<typeof nl>('cms/price-card');
