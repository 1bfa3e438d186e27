import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const sessionWarningTexts = defineTexts<typeof nl>('portal/session-warning');
