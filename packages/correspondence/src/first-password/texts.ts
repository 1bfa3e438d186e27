import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const firstPasswordTexts = defineTexts<typeof nl>('correspondence/first-password');
