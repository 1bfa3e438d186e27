import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const passwordChangedTexts = defineTexts<typeof nl>('correspondence/password-changed');
