import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const accountShellTexts = defineTexts<typeof nl>('design-system/account-shell');
