import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  faq: {
    topics: 'Topic',
    all: 'All',
    search: 'Search the questions',
    placeholder: 'Search...',
    empty: 'No FAQs found that match your search...',
  },
  feature: { excluded: 'Not:' },
  hero: {
    drawing: 'A house cut open: the Pomp AO stands outside, a pipe brings the heat to the boiler and the radiators inside.',
  },
  placing: { film: 'Film', competitors: 'Beside other heat pumps', brochure: 'Download the brochure' },
  reviews: {
    label: '170+ reviews',
    instead:
      'Another service collects the reviews. They appear here once you accept cookies from others and that service shows them.',
  },
  tabs: { topics: 'Topics' },
  team: { departments: 'Department', all: 'Everyone' },
  ticker: { images: 'Pictures', partners: 'Partners', stop: 'Stop moving' },
  timeline: { name: 'Timeline' },
};
