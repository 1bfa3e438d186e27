import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** A page of our own, for whoever followed a link. */
export const pageTexts = defineTexts<typeof nl>('backend/http');
