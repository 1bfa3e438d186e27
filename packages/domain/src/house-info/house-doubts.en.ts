import type { Translation } from '@pomp/language';
import type { nl } from './house-doubts.nl.js';

export const en: Translation<typeof nl> = {
  size: 'By the register your home has {registered, number} m² to live in. Is {size, number} m² right?',
  period: 'By the register your home was built in {built}. Is your answer right?',
  year: 'By the register your home was built in {built}. Is {year} right?',
  insulation: {
    year: '{part}: {doubt}',
    rc: '{part}: hardly any home has an RC value of {value, number}. {end}',
    u: '{part}: hardly any home has a U-value of {value, number}. {end}',
    right: 'Is that right?',
    meant: 'Do you mean {meant, number}?',
  },
};
