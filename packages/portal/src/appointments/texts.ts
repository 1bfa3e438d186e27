import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const appointmentsTexts = defineTexts<typeof nl>('portal/appointments');
