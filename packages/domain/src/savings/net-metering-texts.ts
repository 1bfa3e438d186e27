import { defineTexts } from '@pomp/language';
import type { nl } from './net-metering-texts.nl.js';

export const netMeteringTexts = defineTexts<typeof nl>('domain/net-metering');
