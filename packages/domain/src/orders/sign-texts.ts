import { defineTexts } from '@pomp/language';
import type { nl } from './sign-texts.nl.js';

export const signTexts = defineTexts<typeof nl>('domain/signing');
