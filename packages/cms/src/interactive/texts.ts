import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const interactiveTexts = defineTexts<typeof nl>('cms/interactive');
