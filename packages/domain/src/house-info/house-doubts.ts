import { defineTexts } from '@pomp/language';
import type { nl } from './house-doubts.nl.js';

export const houseDoubts = /* #__PURE__ */ defineTexts<typeof nl>('domain/house-doubts');
