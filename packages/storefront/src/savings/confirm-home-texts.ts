import { defineTexts } from '@pomp/language';
import type { nl } from './confirm-home-texts.nl.js';

export const confirmHomeTexts = defineTexts<typeof nl>('storefront/confirm-home');
