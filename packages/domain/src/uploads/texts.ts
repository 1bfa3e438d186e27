import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const uploadTexts = defineTexts<typeof nl>('domain/uploads');
