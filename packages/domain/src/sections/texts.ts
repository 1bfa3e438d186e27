import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What all sections say in the same words. */
export const sectionsTexts = /* #__PURE__ */ defineTexts<typeof nl>('domain/sections');
