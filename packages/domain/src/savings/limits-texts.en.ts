import type { Translation } from '@pomp/language';
import type { nl } from './limits-texts.nl.js';

export const en: Translation<typeof nl> = {
  impossible: 'Enter a number from {from, number} to {to, number}.',
  much: {
    gasUse: '{value, number} m³ is a lot of gas for one home. {end}',
    electricityUse: '{value, number} kWh is a lot of electricity for one home. {end}',
    waterUse: '{value, number} m³ is a lot of water for one home. {end}',
    floorArea: '{value, number} m² is large for one home. {end}',
    gasPrice: '{value, number, euros} per m³ is a high gas price. {end}',
    electricityPrice: '{value, number, euros} per kWh is a high electricity price. {end}',
    fixedGas: '{value, number, euros} a year is a lot for the standing charge for gas. {end}',
  },
  little: {
    gasUse: '{value, number} m³ is very little gas for a year. {end}',
    electricityUse: '{value, number} kWh is very little electricity for a year. {end}',
    waterUse: '{value, number} m³ is very little water for a year. {end}',
    floorArea: '{value, number} m² is small for a home. {end}',
    gasPrice: '{value, number, euros} per m³ is a low gas price. {end}',
    electricityPrice: '{value, number, euros} per kWh is a low electricity price. {end}',
    fixedGas: '{value, number, euros} a year is little for the standing charge for gas. {end}',
  },
  right: 'Is that right?',
  taxes: 'Did you include taxes?',
  meant: 'Do you mean {meant, number}?',
  meantEuros: 'Do you mean {meant, number, euros}?',
  times: {
    right: '{value, number} {unit} is about {times, number} times what a home like it uses. Is that right?',
    meant: '{value, number} {unit} is about {times, number} times what a home like it uses. Do you mean {meant, number}?',
  },
  together: '{gas, number} m³ of gas doesn’t go with a home of {area, number} m². Are both right?',
};
