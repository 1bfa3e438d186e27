import { defineSection } from '../sections/define-section.js';
import { choice, multiChoice } from '../sections/kinds/choice.js';
import { namedOptions, yesNo } from '../sections/kinds/options.js';

const labels = /* #__PURE__ */ namedOptions(['A++++', 'A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']);

/** Energielabel: the last step of the house info. */
export const energylabel = defineSection({
  name: 'energylabel',
  fields: {
    energylabel: choice({ options: labels, unknown: true, example: 'C' }),
    areThereAdditionalAdjustments: choice({ options: yesNo, unknown: true }),
    additionalAdjustments: multiChoice({
      options: ['isolatie', 'verwarmingssysteem', 'zonnepanelen', 'warmtepomp', 'ventilatiesysteem'],
      example: ['zonnepanelen'],
    }),
  },
  presence: {
    additionalAdjustments: ({ answers }) => (answers.areThereAdditionalAdjustments === 'ja' ? 'required' : 'hidden'),
  },
});
