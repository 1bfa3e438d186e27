import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  example: 'example',
  examples: 'Whatever is called ‘example’ has not been confirmed yet. It is settled in your plan, before you sign.',
  labels: {
    power: 'Output at 7 °C outside',
    power_in_frost: 'Output at −7 °C outside',
    efficiency: 'Efficiency over a year (SCOP)',
    sound_power: 'Sound power',
    size: 'Size',
    weight: 'Weight',
    contents: 'Cylinder',
    electricity: 'Electricity',
    refrigerant: 'Refrigerant',
    warranty: 'Warranty',
  },
  notes: {
    power: 'with water of 35 °C',
    efficiency: 'with water of 35 °C / 55 °C',
    soundPower: 'in the loudest setting, at the pump itself',
    size: 'height × width × depth',
  },
  kilowatts: '{power} kW',
  decibels: '{level} dB(A)',
  centimetres: '{size} cm',
  kilograms: '{weight} kg',
  litres: '{litres} litres',
  charge: '{refrigerant}, {kilograms} kg',
  years: '{years, plural, one {# year} other {# years}}',
  measures: {
    inDrawing: '{size} cm',
    drawing:
      '{name} from the front and the side, beside a door of 201.5 cm: {height} cm high, {width} cm wide and {depth} cm deep.',
    toScale: 'To scale, beside an ordinary Dutch door.',
  },
  price: {
    included: 'Included',
    excluded: 'Not included',
    price: 'With everything that is included',
    subsidy: 'Subsidy (ISDE {year}), which you apply for after the final invoice',
    after: 'What it costs you then',
    minus: '− {amount}',
  },
  highlights: {
    label: 'Key figures of {name}',
    price: 'Price',
    once: 'one-off',
    sound: 'Sound at {distance} metres',
    decibels: '{level} dB(A)',
    loudest: 'in the loudest setting, free-standing on the ground',
  },
  comparison: { label: 'The products side by side', fact: 'Fact', none: 'doesn’t apply' },
};
