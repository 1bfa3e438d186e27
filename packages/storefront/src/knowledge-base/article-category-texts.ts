import { defineTexts } from '@pomp/language';
import type { nl } from './article-category-texts.nl.js';

/** What articles are about, as visitors read it. */
export const articleCategoryTexts = defineTexts<typeof nl>('storefront/article-categories');
