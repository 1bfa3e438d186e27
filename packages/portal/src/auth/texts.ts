import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const authTexts = defineTexts<typeof nl>('portal/auth');
