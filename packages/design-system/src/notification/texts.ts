import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const notificationTexts = defineTexts<typeof nl>('design-system/notification');
