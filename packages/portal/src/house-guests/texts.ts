import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const houseGuestsTexts = defineTexts<typeof nl>('portal/house-guests');
