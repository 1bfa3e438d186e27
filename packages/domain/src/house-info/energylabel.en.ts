import type { Translation } from '@pomp/language';
import type { nl } from './energylabel.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Energy label',
  intro: 'The label sums up what is registered about your home.',
  energylabel: {
    label: 'Which energy label does your home have?',
    help: 'Look it up by your address on ep-online.nl. If your home isn’t there, choose “I don’t know”.',
  },
  areThereAdditionalAdjustments: { label: 'Has anything been improved since the label was set?' },
  additionalAdjustments: {
    label: 'What was improved?',
    help: 'Choose everything that has been added since.',
    options: {
      isolatie: 'Insulation',
      verwarmingssysteem: 'Heating system',
      zonnepanelen: 'Solar panels',
      warmtepomp: 'Heat pump',
      ventilatiesysteem: 'Ventilation system',
    },
  },
};
