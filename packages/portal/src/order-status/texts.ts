import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const ordersTexts = defineTexts<typeof nl>('portal/order-status');
