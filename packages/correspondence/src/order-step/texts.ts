import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const orderStepTexts = defineTexts<typeof nl>('correspondence/order-step');
