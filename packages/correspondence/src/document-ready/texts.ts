import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const documentReadyTexts = defineTexts<typeof nl>('correspondence/document-ready');
