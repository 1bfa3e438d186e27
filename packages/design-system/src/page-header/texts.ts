import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const pageHeaderTexts = defineTexts<typeof nl>('design-system/page-header');
