import type { Translation } from '@pomp/language';
import type { nl } from './fit-texts.nl.js';

export const en: Translation<typeof nl> = {
  verdicts: {
    fits: 'Suitable',
    fitsWithOtherRadiators: 'Suitable, with other radiators',
    pumpTooSmall: 'One pump is too small',
    insulateFirst: 'Insulate first',
    withoutGas: 'Not needed: you don’t heat with gas',
  },
  heat: {
    enough:
      'When it’s −10 °C, your home needs about {needed, number} kW. The pump supplies {power, number} kW: enough for most days.',
    tooLittle:
      'When it’s −10 °C, your home needs about {needed, number} kW. The pump supplies {power, number} kW: too little for most days.',
  },
  insulation: {
    own: {
      poor: 'Your home is hardly insulated: much of the heat goes straight out again.',
      moderate: 'Your home is moderately insulated.',
      good: 'Your home is well insulated.',
      veryGood: 'Your home is very well insulated.',
    },
    register: {
      poor: 'By its energy label, your home is hardly insulated: much of the heat goes straight out again.',
      moderate: 'By its energy label, your home is moderately insulated.',
      good: 'By its energy label, your home is well insulated.',
      veryGood: 'By its energy label, your home is very well insulated.',
    },
    nobody: {
      poor: 'We assume that your home is hardly insulated: then much of the heat goes straight out again.',
      moderate: 'We assume that your home is moderately insulated.',
      good: 'We assume that your home is well insulated.',
      veryGood: 'We assume that your home is very well insulated.',
    },
  },
  radiators: {
    high: 'Your radiators need water of 60 °C or hotter. A pump has to work hard for that.',
    middle: 'Water of 50 °C is enough for your radiators.',
    low: 'Your heating works with lukewarm water. That is where a pump is at its best.',
    assumed: 'We assume that water of 50 °C is enough for your radiators.',
  },
  gas: {
    much: 'With {gas, number} m³ of gas, your home loses more heat than we expect of such a home: count on {needed, number} kW.',
    none: 'With {gas, number} m³ of gas there is no gas to save.',
    little: 'You use little gas to heat: {gas, number} m³. Then there is little to save, too.',
  },
  todo: {
    hybrid: {
      fits: 'You don’t have to change anything. We’ll look at it with you before you sign.',
      fitsWithOtherRadiators: 'Set your boiler to 50 °C first. If your home doesn’t get warm, you need larger radiators.',
      pumpTooSmall:
        '{pumps, plural, one {Looking at it together we’ll see what can be done.} other {Count on # pumps, or insulate first: then you need fewer.}}',
      insulateFirst: 'Insulate the roof, walls or windows first. After that a pump makes sense, and often one is enough.',
      withoutGas:
        'A Pomp AO takes over work from a gas boiler. With district heating or a heat pump already there, you need not do anything. If you heat with electricity or oil, ask us what a pump would save: this calculation doesn’t say.',
    },
    allElectric: {
      fits: 'Your home can do without gas. We’ll look at it with you before you sign.',
      fitsWithOtherRadiators: 'Without gas you need larger radiators or underfloor heating.',
      pumpTooSmall:
        '{pumps, plural, one {Looking at it together we’ll see what can be done.} other {Count on # pumps, or take a hybrid: then your boiler helps.}}',
      insulateFirst: 'Insulate the roof, walls or windows first. Until then a hybrid is wiser.',
      withoutGas:
        'Your heating is off gas already. If you heat with electricity or oil, ask us what a pump would save: this calculation doesn’t say.',
    },
  },
};
