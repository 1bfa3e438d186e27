import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const directDebitTexts = defineTexts<typeof nl>('correspondence/direct-debit');
