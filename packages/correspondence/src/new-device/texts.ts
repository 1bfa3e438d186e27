import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const newDeviceTexts = defineTexts<typeof nl>('correspondence/new-device');
