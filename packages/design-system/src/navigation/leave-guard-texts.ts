import { defineTexts } from '@pomp/language';
import type { nl } from './leave-guard-texts.nl.js';

export const leaveGuardTexts = defineTexts<typeof nl>('design-system/leave-guard');
