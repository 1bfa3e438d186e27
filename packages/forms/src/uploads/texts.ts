import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const uploadsTexts = defineTexts<typeof nl>('forms/uploads');
