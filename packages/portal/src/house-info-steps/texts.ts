import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const houseInfoStepsTexts = defineTexts<typeof nl>('portal/house-info-steps');
