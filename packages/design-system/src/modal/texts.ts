import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const modalTexts = defineTexts<typeof nl>('design-system/modal');
