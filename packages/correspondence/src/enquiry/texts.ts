import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const enquiryTexts = defineTexts<typeof nl>('correspondence/enquiry');
