import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What stands in what a customer downloads. */
export const ownDataTexts = defineTexts<typeof nl>('backend/own-data');
