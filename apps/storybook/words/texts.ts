import { defineTexts } from '@pomp/language';
import type { nl } from './nl.js';

/** What pages of documentation say by themselves, around what stories, guides and sources say. */
export const pagesTexts = defineTexts<typeof nl>('storybook/pages');
