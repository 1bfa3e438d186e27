import { defineTexts, type Said } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const paymentTexts = defineTexts<typeof nl>('portal/payment');
export type PaymentTexts = Said<typeof nl>;
