import { defineTexts } from '@pomp/language';
import type { nl } from './insulation-texts.nl.js';

export const insulationTexts = defineTexts<typeof nl>('design-system/insulation');
