import { defineTexts } from '@pomp/language';
import type { nl } from './frame.nl';

export const frameTexts = defineTexts<typeof nl>('site/frame');
