import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const reservationTexts = defineTexts<typeof nl>('storefront/reservation');
