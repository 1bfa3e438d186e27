import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const meterTexts = defineTexts<typeof nl>('portal/order/meter-readings');
