import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const accordionTexts = defineTexts<typeof nl>('design-system/accordion');
