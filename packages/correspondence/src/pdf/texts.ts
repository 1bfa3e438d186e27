import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const pdfTexts = defineTexts<typeof nl>('correspondence/pdf');
