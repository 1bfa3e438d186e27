import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What mails say of appointments, apart from its words. */
export const appointmentTexts = defineTexts<typeof nl>('correspondence/appointment');
