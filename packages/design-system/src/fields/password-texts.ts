import { defineTexts } from '@pomp/language';
import type { nl } from './password-texts.nl.js';

export const passwordTexts = defineTexts<typeof nl>('design-system/password');
