import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const addressTexts = defineTexts<typeof nl>('forms/address');
