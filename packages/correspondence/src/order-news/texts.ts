import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const orderNewsTexts = defineTexts<typeof nl>('correspondence/order-news');
