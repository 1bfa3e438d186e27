import { defineTexts, type Said } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const housesTexts = defineTexts<typeof nl>('portal/houses');
export type HousesTexts = Said<typeof nl>;
