import type { WordsOf } from '../sections/words-of.js';
import type { isolation } from './isolation.js';

export const nl = {
  title: 'Isolatie & Ventilatie',
  intro: 'Een huis dat zijn warmte vasthoudt, heeft aan een kleinere pomp genoeg.',
  isolation: {
    label: 'Wat is er in je huis geïsoleerd?',
    help: 'Kies alles wat geïsoleerd is. De RC- of U-waarde staat op de factuur of in het rapport bij je energielabel. Weet je die niet, kies dan het jaar waarin het gedaan is. Zat het er vanaf het begin in, dan is dat het bouwjaar.',
    options: { muur: 'Muren', dak: 'Dak', raam: 'Ramen', vloer: 'Vloer', geen: 'Niets is geïsoleerd' },
  },
  ventilation: {
    label: 'Hoe wordt je huis geventileerd?',
    help: 'A: alleen roosters en ramen. C: roosters in de ramen, en een box die in keuken, badkamer en wc lucht afzuigt. Bij C met zelfregeling meet die box zelf hoeveel nodig is. D: lucht wordt aangevoerd én afgezogen, met een warmtewisselaar ertussen.',
    options: {
      'geen actief ventilatiesysteem': 'A: geen actief systeem',
      'ventilatie met natuurlijke aanvoer en mechanische afvoer': 'C: natuurlijke aanvoer, mechanische afvoer',
      'ventilatie met zelfregeling': 'C: met zelfregeling',
      'mechanische ventilatie met warmteterugwinning': 'D: mechanisch, met warmteterugwinning',
    },
  },
} as const satisfies WordsOf<typeof isolation>;
