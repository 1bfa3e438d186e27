import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** Asking for the password again. */
export const confirmIdentityTexts = defineTexts<typeof nl>('portal/confirm-identity');
