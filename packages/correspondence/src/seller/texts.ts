import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const sellerTexts = defineTexts<typeof nl>('correspondence/seller');
