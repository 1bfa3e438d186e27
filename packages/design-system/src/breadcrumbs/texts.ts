import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const breadcrumbsTexts = defineTexts<typeof nl>('design-system/breadcrumbs');
