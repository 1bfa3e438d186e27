import { defineTexts } from '@pomp/language';
import type { nl } from './titles.nl';

export const titleTexts = defineTexts<typeof nl>('site/titles');
