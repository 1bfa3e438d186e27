import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const paginationTexts = defineTexts<typeof nl>('design-system/pagination');
