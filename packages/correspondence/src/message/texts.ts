import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const messageTexts = defineTexts<typeof nl>('correspondence/message');
