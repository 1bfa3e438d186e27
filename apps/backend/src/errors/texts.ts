import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export type RefusalWords = typeof nl;

/** Why something is refused, by its code or reason. */
export const refusalTexts = defineTexts<RefusalWords>('backend/errors');
