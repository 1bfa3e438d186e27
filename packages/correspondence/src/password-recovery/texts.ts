import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const passwordRecoveryTexts = defineTexts<typeof nl>('correspondence/password-recovery');
