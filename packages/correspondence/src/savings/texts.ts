import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What the savings' mail and report say, apart from its words. */
export const savingsTexts = defineTexts<typeof nl>('correspondence/savings');
