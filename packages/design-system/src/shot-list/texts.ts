import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const shotListTexts = defineTexts<typeof nl>('design-system/shot-list');
