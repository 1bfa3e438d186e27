import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const personalDetailsTexts = defineTexts<typeof nl>('portal/personal-details');
