import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** How sessions are told apart. */
export const sessionTexts = defineTexts<typeof nl>('backend/sessions');
