import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const appointmentTexts = defineTexts<typeof nl>('domain/appointments');
