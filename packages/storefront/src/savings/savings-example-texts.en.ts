import type { Translation } from '@pomp/language';
import type { nl } from './savings-example-texts.nl.js';

export const en: Translation<typeof nl> = {
  gas: 'Gas now',
  left: 'Gas later',
  electricity: 'Extra electricity',
  outcome: '{range}. {likeliest}',
  range: '{value}, probably {range}',
  ofSize: '{kind}, {area}, {residents, plural, one {# resident} other {# residents}}',
  kinds: {
    appartement: 'Flat',
    tussenwoning: 'Terraced house',
    hoekwoning: 'End-of-terrace house',
    '2onder1kap': 'Semi-detached house',
    vrijstaand: 'Detached house',
  },
  insulation: {
    poor: 'poorly insulated',
    moderate: 'moderately insulated',
    good: 'well insulated',
    veryGood: 'very well insulated',
  },
  basis:
    'For a Pomp AO beside a condensing boiler, with {gas} for gas and {electricity} for electricity. An estimate, averaged over homes like this: no promise.',
  own: 'Calculate it for your own home',
};
