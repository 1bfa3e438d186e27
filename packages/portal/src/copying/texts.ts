import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const copyingTexts = defineTexts<typeof nl>('portal/copying');
