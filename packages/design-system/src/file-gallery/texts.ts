import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const fileGalleryTexts = defineTexts<typeof nl>('design-system/file-gallery');
