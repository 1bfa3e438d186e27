import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const confirmEmailTexts = defineTexts<typeof nl>('correspondence/confirm-email');
