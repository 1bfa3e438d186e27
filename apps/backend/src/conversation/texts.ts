import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';
import type { nl as warranty } from './warranty.nl.js';

/** What is written to a customer of whom a photo is asked once more. */
export const againTexts = defineTexts<typeof nl>('backend/conversation');

/** What a certificate of warranty says. */
export const warrantyTexts = defineTexts<typeof warranty>('backend/warranty');
