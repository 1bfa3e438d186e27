import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const localDraftTexts = defineTexts<typeof nl>('portal/local-drafts');
