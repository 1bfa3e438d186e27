import { defineTexts, type Said } from '@pomp/language';
import type { nl as meters } from './meter-texts.nl.js';
import type { nl } from './texts.nl.js';

export const orderTexts = defineTexts<typeof nl>('portal/order');
export type OrderTexts = Said<typeof nl>;

/** What is said of meter readings. */
export const meterTexts = defineTexts<typeof meters>('portal/meter-readings');
