import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What customers read at the payment provider and their bank. */
export const paymentTexts = defineTexts<typeof nl>('backend/payments');
