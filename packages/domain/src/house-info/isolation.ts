import { choice } from '../sections/kinds/choice.js';
import { insulation } from '../sections/kinds/insulation.js';
import { asksFigures } from './insulation-figures.js';
import { defineHouseSection } from './registered-home.js';

/** Isolatie & ventilatie: how well the house keeps its heat, and how fresh air comes in. */
export const isolation = defineHouseSection({
  name: 'isolation',
  fields: {
    isolation: insulation({
      options: ['muur', 'dak', 'raam', 'vloer', 'geen'],
      exclusive: 'geen',
      // The spec names no last year for insulation; before this hardly any house had it.
      downTo: 1950,
      example: [
        { value: 'muur', rcValue: '1.3' },
        { value: 'raam', installationYear: '2016' },
      ],
    }),
    ventilation: choice({
      options: [
        'geen actief ventilatiesysteem',
        'ventilatie met natuurlijke aanvoer en mechanische afvoer',
        'ventilatie met zelfregeling',
        'mechanische ventilatie met warmteterugwinning',
      ],
      unknown: true,
      example: 'ventilatie met natuurlijke aanvoer en mechanische afvoer',
    }),
  },
  questions: { isolation: asksFigures },
});
