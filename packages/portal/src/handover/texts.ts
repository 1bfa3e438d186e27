import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const handoverTexts = defineTexts<typeof nl>('portal/handover');
