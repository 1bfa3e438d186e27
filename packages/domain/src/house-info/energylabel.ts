import { defineSection } from '../sections/define-section.js';
import { choice, multiChoice, yesNo } from '../sections/kinds/choice.js';

const labels = ['A++++', 'A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const labelOptions = labels.map((label) => [label, label] as const);

/** Energielabel: the last step of the house info. */
export const energylabel = defineSection({
  name: 'energylabel',
  title: 'Energielabel',
  intro: 'Het label vat samen wat er over je huis geregistreerd staat.',
  fields: {
    energylabel: choice({
      label: 'Welk energielabel heeft je huis?',
      help: 'Zoek het op met je adres op ep-online.nl. Staat je huis er niet bij, kies dan ‘ik weet het niet’.',
      options: labelOptions,
      unknown: true,
      example: 'C',
    }),
    areThereAdditionalAdjustments: choice({
      label: 'Is er na het bepalen van het label nog iets verbeterd?',
      options: yesNo,
      unknown: true,
    }),
    additionalAdjustments: multiChoice({
      label: 'Wat is er verbeterd?',
      help: 'Kies alles wat er sindsdien bij gekomen is.',
      options: [
        ['isolatie', 'Isolatie'],
        ['verwarmingssysteem', 'Verwarmingssysteem'],
        ['zonnepanelen', 'Zonnepanelen'],
        ['warmtepomp', 'Warmtepomp'],
        ['ventilatiesysteem', 'Ventilatiesysteem'],
      ],
      example: ['zonnepanelen'],
    }),
  },
  presence: {
    additionalAdjustments: ({ answers }) => (answers.areThereAdditionalAdjustments === 'ja' ? 'required' : 'hidden'),
  },
});
