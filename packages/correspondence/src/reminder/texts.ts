import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const reminderTexts = defineTexts<typeof nl>('correspondence/reminder');
