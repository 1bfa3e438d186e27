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
    example: 'An example: a terraced house',
  },
  noise: {
    places: 'Where it stands',
    standing: { ground: 'Free on the ground', wall: 'Against a wall', corner: 'In a corner' },
    metres: 'm',
    decibels: 'dB(A)',
    distance: 'Distance to the neighbours',
    limit: 'limit: {limit} dB(A)',
    least: 'From {metres} m from the neighbours it is quiet enough day and night.',
    verdicts: {
      quietEnough: 'It may stand here day and night.',
      onlyByDay: 'This is allowed by day. From 7 pm to 7 am it runs in its quiet setting here.',
      tooLoud: 'It is too loud for the neighbours here. Place it farther away, or let us have a look.',
    },
    rule: 'On the boundary of the plot and at the neighbours’ windows, at most {limit} dB(A) is allowed ({source}, read on {date}). This is an indication: we check it in the plan for your home.',
    example: 'Example: the sound power of {soundPower} dB(A) has not been confirmed yet.',
  },
  placing: { film: 'Film', competitors: 'Beside other heat pumps', brochure: 'Download the brochure' },
  reviews: {
    label: '170+ reviews',
    instead:
      'Another service collects the reviews. They appear here once you accept cookies from others and that service shows them. You choose so at the bottom, with ‘Change cookies’.',
  },
  tabs: { topics: 'Topics' },
  team: { departments: 'Department', all: 'Everyone' },
  ticker: { images: 'Pictures', partners: 'Partners', stop: 'Stop moving' },
  timeline: { name: 'Timeline' },
  cases: { source: 'Source:' },
};
