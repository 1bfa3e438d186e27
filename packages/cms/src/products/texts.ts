import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const productTexts = defineTexts<typeof nl>('cms/products');
