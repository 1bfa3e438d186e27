import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What a quote says as a PDF. */
export const quoteTexts = defineTexts<typeof nl>('backend/quotes');
