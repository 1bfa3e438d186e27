import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { year } from '../sections/kinds/year.js';
import { unknownAnswer } from '../sections/unknown-answer.js';

/** Verbruik: what the house uses in a year. */
export const consumption = defineSection({
  name: 'consumption',
  title: 'Verbruik',
  intro: 'Hiermee rekenen we uit hoeveel warmte je huis nodig heeft en wat een warmtepomp je scheelt.',
  fields: {
    gasConsumption: wholeNumber({
      label: 'Hoeveel gas gebruik je per jaar?',
      help: 'Dit staat op je jaarafrekening, of in de app van je energieleverancier. Neem een heel jaar, met de winter erbij.',
      unit: 'm³',
      unknown: true,
      example: '1450',
    }),
    gasConsumptionYear: year({
      label: 'Over welk jaar gaat dat gasverbruik?',
      downTo: 1990,
    }),
    heatingUsage: choice({
      label: 'Wanneer staat de verwarming aan?',
      options: [
        ['ochtend en avond', 'Ochtend en avond'],
        ['overdag', 'Overdag'],
        ['hele dag', 'Hele dag'],
        ['hele dag met nachtverlaging', 'Hele dag, ’s nachts lager'],
      ],
      unknown: true,
    }),
    electricityConsumption: wholeNumber({
      label: 'Hoeveel stroom gebruik je per jaar?',
      help: 'Heb je zonnepanelen? Vul dan in wat je zelf verbruikt, niet wat er na het terugleveren overblijft.',
      unit: 'kWh',
      unknown: true,
      example: '2900',
    }),
    waterConsumption: wholeNumber({
      label: 'Hoeveel water gebruik je per jaar?',
      help: 'Dit staat op de rekening van je waterbedrijf. Eén kubieke meter is duizend liter.',
      unit: 'm³',
      unknown: true,
      example: unknownAnswer,
    }),
  },
  presence: {
    // Someone who doesn't know the gas consumption can't be held to name its year.
    gasConsumptionYear: ({ answers }) => (answers.gasConsumption === unknownAnswer ? 'optional' : 'required'),
  },
});
