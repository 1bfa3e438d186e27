import { defineTexts } from '@pomp/language';
import type { nl } from './no-house-texts.nl.js';

export const noHouseTexts = defineTexts<typeof nl>('domain/no-house');
