import type { Translation } from '@pomp/language';
import type { nl } from './heating.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Heating system',
  intro: 'The lower the temperature that keeps your home warm, the more efficiently a heat pump works.',
  heatReleaseSystem: {
    label: 'What heats your home?',
    help: 'Choose everything you have.',
    options: {
      vloerverwarming: 'Underfloor heating',
      radiatoren: 'Radiators',
      'open haard of kachel': 'Fireplace or stove',
      'ir-panelen': 'Infrared panels',
      anders: 'Something else',
    },
  },
  heatReleaseSystemDifferent: { label: 'What else?' },
  supplyTemperature60C: {
    label: 'Does your home get warm enough with the boiler at 60 °C?',
    help: 'On a cold day, set the temperature of the heating water in your boiler to 60 °C. The manual says how. If every room stays warm, choose yes. A Pomp AO gives water of up to 60 °C.',
  },
  heatGenerationSystem: {
    label: 'Where does your heat come from now?',
    help: 'Choose everything you have.',
    options: {
      gasketel: 'Gas boiler',
      zonnenboiler: 'Solar water heater',
      warmtepomp: 'Heat pump',
      'pellet-cv': 'Pellet boiler',
      anders: 'Something else',
    },
  },
  heatGenerationSystemDifferent: { label: 'Where else does it come from?' },
  brandGasBoiler: {
    label: 'What make is your gas boiler?',
    help: 'The make is on the front of the boiler. For example Remeha, Intergas or Vaillant.',
  },
  typeGasBoiler: {
    label: 'Which type of gas boiler is it?',
    help: 'Look at the type plate, usually on the underside or behind the flap. For example Tzerra Ace 28c.',
  },
  brandThermostat: { label: 'What make is your thermostat?', help: 'For example Honeywell, Nest, Tado or Toon.' },
  typethermostat: {
    label: 'Which type of thermostat is it?',
    help: 'Take the thermostat off the wall, or look in the app’s settings. For example Round Modulation.',
  },
  sunRegulation: {
    label: 'Do you control the temperature separately for each room or zone?',
    help: 'That is called zone control: each zone has its own thermostat, which turns the heating there on and off. Ordinary radiator knobs don’t count.',
  },
};
