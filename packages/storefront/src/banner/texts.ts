import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const bannerTexts = defineTexts<typeof nl>('storefront/banner');
