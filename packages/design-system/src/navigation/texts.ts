import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const navigationTexts = defineTexts<typeof nl>('design-system/navigation');
