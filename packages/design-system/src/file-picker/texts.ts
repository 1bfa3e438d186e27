import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const filePickerTexts = defineTexts<typeof nl>('design-system/file-picker');
