import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const sectionsTexts = defineTexts<typeof nl>('design-system/sections');
