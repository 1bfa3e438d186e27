import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const infoDisclosureTexts = defineTexts<typeof nl>('design-system/info-disclosure');
