import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const accountTexts = defineTexts<typeof nl>('portal/account');
