import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What is written to a customer of whom a photo is asked once more. */
export const againTexts = defineTexts<typeof nl>('backend/conversation');
