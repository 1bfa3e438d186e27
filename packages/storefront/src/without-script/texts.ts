import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const withoutScriptTexts = defineTexts<typeof nl>('storefront/without-script');
