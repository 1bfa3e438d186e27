import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const agreementTexts = defineTexts<typeof nl>('correspondence/agreement');
