import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const orderMessageTexts = defineTexts<typeof nl>('domain/order-messages');
