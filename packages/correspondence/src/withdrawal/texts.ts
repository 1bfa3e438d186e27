import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const withdrawalTexts = defineTexts<typeof nl>('correspondence/withdrawal');
