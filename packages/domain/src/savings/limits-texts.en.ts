import type { Translation } from '@pomp/language';
import type { nl } from './limits-texts.nl.js';

export const en: Translation<typeof nl> = {
  impossible: 'Enter a number from {from, number} to {to, number}.',
  much: {
    gasUse: '{value, number} m³ is a lot of gas for one home. Is that right?',
    floorArea: '{value, number} m² is large for one home. Is that right?',
    gasPrice: '{value, number, euros} per m³ is a high gas price. Is that right?',
    electricityPrice: '{value, number, euros} per kWh is a high electricity price. Is that right?',
    fixedGas: '{value, number, euros} a year is a lot for the standing charge for gas. Is that right?',
  },
  little: {
    gasUse: '{value, number} m³ is very little gas for a year. Is that right?',
    floorArea: '{value, number} m² is small for a home. Is that right?',
    gasPrice: '{value, number, euros} per m³ is a low gas price. Did you include taxes?',
    electricityPrice: '{value, number, euros} per kWh is a low electricity price. Did you include taxes?',
    fixedGas: '{value, number, euros} a year is little for the standing charge for gas. Is that right?',
  },
  together: '{gas, number} m³ of gas doesn’t go with a home of {area, number} m². Are both right?',
};
