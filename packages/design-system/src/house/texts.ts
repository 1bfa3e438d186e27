import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What the customer calls each part of the house: for the picture's label and for words beside it. */
export const housePartsTexts = defineTexts<typeof nl>('design-system/house-parts');
