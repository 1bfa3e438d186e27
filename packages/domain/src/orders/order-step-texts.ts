import { defineTexts } from '@pomp/language';
import type { nl } from './order-step-texts.nl.js';

export const orderStepTexts = defineTexts<typeof nl>('domain/order-steps');
