import { defineTexts, type Said } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const orderTexts = defineTexts<typeof nl>('portal/order');
export type OrderTexts = Said<typeof nl>;
