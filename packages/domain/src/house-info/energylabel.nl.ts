import type { WordsOf } from '../sections/words-of.js';
import type { energylabel } from './energylabel.js';

export const nl = {
  title: 'Energielabel',
  intro: 'Het label vat samen wat er over je huis geregistreerd staat.',
  energylabel: {
    label: 'Welk energielabel heeft je huis?',
    help: 'Zoek het op met je adres op ep-online.nl. Staat je huis er niet bij, kies dan ‘ik weet het niet’.',
  },
  areThereAdditionalAdjustments: { label: 'Is er na het bepalen van het label nog iets verbeterd?' },
  additionalAdjustments: {
    label: 'Wat is er verbeterd?',
    help: 'Kies alles wat er sindsdien bij gekomen is.',
    options: {
      isolatie: 'Isolatie',
      verwarmingssysteem: 'Verwarmingssysteem',
      zonnepanelen: 'Zonnepanelen',
      warmtepomp: 'Warmtepomp',
      ventilatiesysteem: 'Ventilatiesysteem',
    },
  },
} as const satisfies WordsOf<typeof energylabel>;
