import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const loadingTexts = defineTexts<typeof nl>('portal/loading');
