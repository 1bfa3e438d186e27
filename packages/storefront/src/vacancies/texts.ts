import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const vacancyTexts = defineTexts<typeof nl>('storefront/vacancies');
