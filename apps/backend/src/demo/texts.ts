import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What the documents of the demo customers say. */
export const demoTexts = defineTexts<typeof nl>('backend/demo');
