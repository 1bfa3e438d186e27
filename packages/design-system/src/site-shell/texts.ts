import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const siteShellTexts = defineTexts<typeof nl>('design-system/site-shell');
