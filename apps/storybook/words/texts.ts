import { defineTexts } from '@pomp/language';
import type { brands, nl } from './nl.js';

/** What pages of documentation say by themselves, around what stories, guides and sources say. */
export const pagesTexts = defineTexts<typeof nl>('storybook/pages');

/** What the pages say on which a brand is tried. */
export const brandsTexts = defineTexts<typeof brands>('storybook/brands');
