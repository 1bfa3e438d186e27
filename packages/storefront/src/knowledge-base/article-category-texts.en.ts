import type { Translation } from '@pomp/language';
import type { nl } from './article-category-texts.nl.js';

export const en: Translation<typeof nl> = {
  werking: 'How it works',
  kosten: 'Costs and subsidy',
  isolatie: 'Insulation and ventilation',
  installatie: 'Installation and use',
  nieuws: 'News',
};
