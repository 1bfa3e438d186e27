import type { Translation } from '@pomp/language';
import type { nl } from './isolation.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Insulation & ventilation',
  intro: 'A home that keeps its heat can do with a smaller pump.',
  isolation: {
    label: 'What is insulated in your home?',
    help: 'Choose everything that is insulated. The R-value or U-value is on the invoice or in the report with your energy label. If you don’t know it, choose the year in which it was done. If it was there from the start, that is the year of construction.',
    options: { muur: 'Walls', dak: 'Roof', raam: 'Windows', vloer: 'Floor', geen: 'Nothing is insulated' },
  },
  ventilation: {
    label: 'How is your home ventilated?',
    help: 'A: only vents and windows. C: vents in the windows, and a unit that extracts air from kitchen, bathroom and toilet. With C self-regulating, that unit measures by itself how much is needed. D: air is both supplied and extracted, with a heat exchanger in between.',
    options: {
      'geen actief ventilatiesysteem': 'A: no active system',
      'ventilatie met natuurlijke aanvoer en mechanische afvoer': 'C: natural supply, mechanical extraction',
      'ventilatie met zelfregeling': 'C: self-regulating',
      'mechanische ventilatie met warmteterugwinning': 'D: mechanical, with heat recovery',
    },
  },
};
