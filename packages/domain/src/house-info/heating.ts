import { defineSection } from '../sections/define-section.js';
import { choice, multiChoice } from '../sections/kinds/choice.js';
import { yesNo } from '../sections/kinds/options.js';
import { text } from '../sections/kinds/text.js';

/** Verwarmingssysteem: where the heat comes from now, and how it reaches the rooms. */
export const heating = defineSection({
  name: 'heating',
  fields: {
    heatReleaseSystem: multiChoice({
      options: ['vloerverwarming', 'radiatoren', 'open haard of kachel', 'ir-panelen', 'anders'],
      example: ['radiatoren', 'vloerverwarming'],
    }),
    heatReleaseSystemDifferent: text({ example: 'Luchtverwarming' }),
    supplyTemperature60C: choice({ options: yesNo, unknown: true }),
    heatGenerationSystem: multiChoice({
      options: [
        'gasketel',
        // The wire value is the spec's, double n included.
        'zonnenboiler',
        'warmtepomp',
        'pellet-cv',
        'anders',
      ],
    }),
    heatGenerationSystemDifferent: text({ example: 'Stadsverwarming' }),
    brandGasBoiler: text({ unknown: true, example: 'Remeha' }),
    typeGasBoiler: text({ unknown: true, example: 'Tzerra Ace 28c' }),
    brandThermostat: text({ unknown: true, example: 'Honeywell' }),
    // Lower case in the middle on the wire, as the spec has it.
    typethermostat: text({ unknown: true, example: 'Round Modulation' }),
    sunRegulation: choice({ options: yesNo, unknown: true, example: 'nee' }),
  },
  presence: {
    heatReleaseSystemDifferent: ({ answers }) => (answers.heatReleaseSystem?.includes('anders') ? 'required' : 'hidden'),
    supplyTemperature60C: ({ answers }) => (answers.heatReleaseSystem?.includes('radiatoren') ? 'required' : 'hidden'),
    heatGenerationSystemDifferent: ({ answers }) => (answers.heatGenerationSystem?.includes('anders') ? 'required' : 'hidden'),
    // Also of people who say that they have no gas boiler: the spec names no condition, and what was told of one isn't dropped for one press.
    brandGasBoiler: 'optional',
    typeGasBoiler: 'optional',
    brandThermostat: 'optional',
    typethermostat: 'optional',
  },
});
