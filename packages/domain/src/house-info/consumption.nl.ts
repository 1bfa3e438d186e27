import type { WordsOf } from '../sections/words-of.js';
import type { consumption } from './consumption.js';

export const nl = {
  title: 'Verbruik',
  intro: 'Hiermee rekenen we uit hoeveel warmte je huis nodig heeft en wat een warmtepomp je scheelt.',
  gasConsumption: {
    label: 'Hoeveel gas gebruik je per jaar?',
    help: 'Dit staat op je jaarafrekening, of in de app van je energieleverancier. Neem een heel jaar, met de winter erbij.',
  },
  gasConsumptionYear: { label: 'Over welk jaar gaat dat gasverbruik?' },
  heatingUsage: {
    label: 'Wanneer staat de verwarming aan?',
    options: {
      'ochtend en avond': 'Ochtend en avond',
      overdag: 'Overdag',
      'hele dag': 'Hele dag',
      'hele dag met nachtverlaging': 'Hele dag, ’s nachts lager',
    },
  },
  electricityConsumption: {
    label: 'Hoeveel stroom gebruik je per jaar?',
    help: 'Heb je zonnepanelen? Vul dan in wat je zelf verbruikt, niet wat er na het terugleveren overblijft.',
  },
  waterConsumption: {
    label: 'Hoeveel water gebruik je per jaar?',
    help: 'Dit staat op de rekening van je waterbedrijf. Eén kubieke meter is duizend liter.',
  },
} as const satisfies WordsOf<typeof consumption>;
