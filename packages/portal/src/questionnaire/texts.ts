import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const questionnaireTexts = defineTexts<typeof nl>('portal/questionnaire');
