import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What the page of each screen is called, by the target that leads there; a step is called as its section is. */
export const titleTexts = defineTexts<typeof nl>('portal/titles');

/** A screen that has a title of its own. */
export type TitledScreen = keyof typeof nl;
