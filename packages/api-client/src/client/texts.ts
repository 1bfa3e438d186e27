import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const failureTexts = defineTexts<typeof nl>('api-client/failures');
