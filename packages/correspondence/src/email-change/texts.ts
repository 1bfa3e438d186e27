import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const emailChangeTexts = defineTexts<typeof nl>('correspondence/email-change');
