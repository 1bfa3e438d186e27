import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const fieldsTexts = defineTexts<typeof nl>('forms/fields');
