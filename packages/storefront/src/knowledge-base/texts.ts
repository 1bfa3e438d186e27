import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const knowledgeBaseTexts = defineTexts<typeof nl>('storefront/knowledge-base');
