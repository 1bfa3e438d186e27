import { defineTexts } from '@pomp/language';
import type { nl } from './select-texts.nl.js';

export const selectTexts = defineTexts<typeof nl>('design-system/select');
