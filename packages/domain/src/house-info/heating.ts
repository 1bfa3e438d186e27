import { defineSection } from '../sections/define-section.js';
import { choice, multiChoice } from '../sections/kinds/choice.js';
import { yesNo } from '../sections/kinds/options.js';
import { text } from '../sections/kinds/text.js';

/**
 * Until it is said where the heat comes from, and from then on of people with a gas boiler. The spec names no condition; who has only a heat
 * pump was asked for the brand of a boiler that isn't there.
 */
const unlessWithoutGasBoiler = ({ answers }: { readonly answers: { readonly heatGenerationSystem?: readonly string[] } }) =>
  answers.heatGenerationSystem?.includes('gasketel') === false ? 'hidden' : 'optional';

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
    brandGasBoiler: unlessWithoutGasBoiler,
    typeGasBoiler: unlessWithoutGasBoiler,
    brandThermostat: 'optional',
    typethermostat: 'optional',
  },
});
