import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What fields say of their own accord, apart from its words. */
export const fieldsTexts = defineTexts<typeof nl>('design-system/fields');
