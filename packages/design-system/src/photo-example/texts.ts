import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** The drawings' text alternatives, for screen readers. */
export const photoExampleTexts = defineTexts<typeof nl>('design-system/photo-example');
