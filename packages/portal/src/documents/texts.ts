import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const documentsTexts = defineTexts<typeof nl>('portal/documents');
