import { defineTexts } from '@pomp/language';
import type { nl } from './seo.nl';

export const seoTexts = defineTexts<typeof nl>('site/seo');
