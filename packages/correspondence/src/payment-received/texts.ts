import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const paymentReceivedTexts = defineTexts<typeof nl>('correspondence/payment-received');
