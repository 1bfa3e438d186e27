import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const islandsTexts = defineTexts<typeof nl>('cms/islands');
