import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const deletionTexts = defineTexts<typeof nl>('correspondence/deletion');
