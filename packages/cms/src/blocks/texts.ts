import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const blocksTexts = defineTexts<typeof nl>('cms/blocks');
