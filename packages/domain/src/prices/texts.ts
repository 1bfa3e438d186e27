import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const priceTexts = defineTexts<typeof nl>('domain/prices');
