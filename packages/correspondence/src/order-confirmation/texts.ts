import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const orderConfirmationTexts = defineTexts<typeof nl>('correspondence/order-confirmation');
