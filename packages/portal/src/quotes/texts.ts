import { defineTexts, type Said } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const quotesTexts = defineTexts<typeof nl>('portal/quotes');
export type QuotesTexts = Said<typeof nl>;
