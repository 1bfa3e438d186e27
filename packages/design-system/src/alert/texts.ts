import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const alertTexts = defineTexts<typeof nl>('design-system/alert');
