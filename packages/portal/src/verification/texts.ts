import { defineTexts, type Said } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const verificationTexts = defineTexts<typeof nl>('portal/verification');
export type VerificationTexts = Said<typeof nl>;
