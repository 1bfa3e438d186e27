import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What the proof of a handover says. */
export const handoverTexts = defineTexts<typeof nl>('backend/handover');
