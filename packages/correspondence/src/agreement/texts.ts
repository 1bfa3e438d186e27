import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What the agreement says, apart from its words. */
export const agreementTexts = defineTexts<typeof nl>('correspondence/agreement');
