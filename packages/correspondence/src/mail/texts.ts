import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const mailTexts = defineTexts<typeof nl>('correspondence/mail');
