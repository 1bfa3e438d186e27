import { defineTexts } from '@pomp/language';
import type { nl } from './account-link-texts.nl.js';

export const accountLinkTexts = defineTexts<typeof nl>('design-system/account-link');
