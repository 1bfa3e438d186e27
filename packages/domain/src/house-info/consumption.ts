import { asksAgain, canBe } from '../savings/limits.js';
import { choice } from '../sections/kinds/choice.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { year } from '../sections/kinds/year.js';
import { unknownAnswer } from '../sections/unknown-answer.js';
import { asksUse, asksYear, defineHouseSection } from './registered-home.js';

/** Verbruik: what the house uses in a year. */
export const consumption = defineHouseSection({
  name: 'consumption',
  fields: {
    gasConsumption: wholeNumber({ unit: 'm³', unknown: true, example: '1450' }),
    gasConsumptionYear: year({ downTo: 1990 }),
    heatingUsage: choice({
      options: ['ochtend en avond', 'overdag', 'hele dag', 'hele dag met nachtverlaging'],
      unknown: true,
    }),
    electricityConsumption: wholeNumber({ unit: 'kWh', unknown: true, example: '2900' }),
    waterConsumption: wholeNumber({ unit: 'm³', unknown: true, example: unknownAnswer }),
  },
  presence: {
    // Someone who doesn't know the gas consumption can't be held to name its year.
    gasConsumptionYear: ({ answers }) => (answers.gasConsumption === unknownAnswer ? 'optional' : 'required'),
  },
  checks: {
    gasConsumption: canBe('gasUse'),
    electricityConsumption: canBe('electricityUse'),
    waterConsumption: canBe('waterUse'),
  },
  questions: {
    gasConsumption: asksUse('gasUse'),
    gasConsumptionYear: asksYear,
    electricityConsumption: asksUse('electricityUse'),
    waterConsumption: asksAgain('waterUse'),
  },
});
