import { defineTexts } from '@pomp/language';
import type { nl } from './show-savings-texts.nl.js';

export const showSavingsTexts = defineTexts<typeof nl>('domain/show-savings');
