import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const installationInfoTexts = defineTexts<typeof nl>('portal/installation-info');
