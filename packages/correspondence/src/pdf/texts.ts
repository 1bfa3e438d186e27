import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What all PDFs say, apart from its words. */
export const pdfTexts = defineTexts<typeof nl>('correspondence/pdf');
