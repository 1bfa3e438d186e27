import { defineTexts } from '@pomp/language';
import type { nl } from './withdrawal-texts.nl.js';

export const withdrawalTexts = defineTexts<typeof nl>('domain/withdrawal-refusals');
