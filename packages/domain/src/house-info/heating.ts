import { defineSection } from '../sections/define-section.js';
import { choice, multiChoice, yesNo } from '../sections/kinds/choice.js';
import { text } from '../sections/kinds/text.js';

/** Verwarmingssysteem: where the heat comes from now, and how it reaches the rooms. */
export const heating = defineSection({
  name: 'heating',
  title: 'Verwarmingssysteem',
  intro: 'Hoe lager de temperatuur waarmee je huis warm wordt, hoe zuiniger een warmtepomp werkt.',
  fields: {
    heatReleaseSystem: multiChoice({
      label: 'Waarmee wordt je huis verwarmd?',
      help: 'Kies alles wat je hebt.',
      options: [
        ['vloerverwarming', 'Vloerverwarming'],
        ['radiatoren', 'Radiatoren'],
        ['open haard of kachel', 'Open haard of kachel'],
        ['ir-panelen', 'Infraroodpanelen'],
        ['anders', 'Anders'],
      ],
      example: ['radiatoren', 'vloerverwarming'],
    }),
    heatReleaseSystemDifferent: text({ label: 'Waarmee nog meer?', example: 'Luchtverwarming' }),
    supplyTemperature60C: choice({
      label: 'Wordt je huis warm genoeg als de ketel op 60 °C staat?',
      help: 'Zet op een koude dag de temperatuur van het cv-water in je ketel op 60 °C. Hoe dat moet, staat in de handleiding. Blijft het dan overal warm, kies dan ja. Een Pomp AO geeft water tot 60 °C.',
      options: yesNo,
      unknown: true,
    }),
    heatGenerationSystem: multiChoice({
      label: 'Waar komt je warmte nu vandaan?',
      help: 'Kies alles wat je hebt.',
      options: [
        ['gasketel', 'Gasketel'],
        // The wire value is the spec's, double n included.
        ['zonnenboiler', 'Zonneboiler'],
        ['warmtepomp', 'Warmtepomp'],
        ['pellet-cv', 'Pelletketel'],
        ['anders', 'Anders'],
      ],
    }),
    heatGenerationSystemDifferent: text({ label: 'Waar nog meer vandaan?', example: 'Stadsverwarming' }),
    brandGasBoiler: text({
      label: 'Van welk merk is je gasketel?',
      help: 'Het merk staat voor op de ketel. Bijvoorbeeld Remeha, Intergas of Vaillant.',
      unknown: true,
      example: 'Remeha',
    }),
    typeGasBoiler: text({
      label: 'Welk type gasketel is het?',
      help: 'Kijk op het typeplaatje, meestal aan de onderkant of achter het klepje. Bijvoorbeeld Tzerra Ace 28c.',
      unknown: true,
      example: 'Tzerra Ace 28c',
    }),
    brandThermostat: text({
      label: 'Van welk merk is je thermostaat?',
      help: 'Bijvoorbeeld Honeywell, Nest, Tado of Toon.',
      unknown: true,
      example: 'Honeywell',
    }),
    // Lower case in the middle on the wire, as the spec has it.
    typethermostat: text({
      label: 'Welk type thermostaat is het?',
      help: 'Haal de thermostaat van de muur, of kijk in de app bij de instellingen. Bijvoorbeeld Round Modulation.',
      unknown: true,
      example: 'Round Modulation',
    }),
    sunRegulation: choice({
      label: 'Regel je de temperatuur per ruimte of zone apart?',
      help: 'Dat heet zoneregeling: elke zone heeft een eigen thermostaat, die de verwarming daar open- en dichtzet. Gewone draaiknoppen op radiatoren tellen niet mee.',
      options: yesNo,
      unknown: true,
      example: 'nee',
    }),
  },
  presence: {
    heatReleaseSystemDifferent: ({ answers }) => (answers.heatReleaseSystem?.includes('anders') ? 'required' : 'hidden'),
    supplyTemperature60C: ({ answers }) => (answers.heatReleaseSystem?.includes('radiatoren') ? 'required' : 'hidden'),
    heatGenerationSystemDifferent: ({ answers }) => (answers.heatGenerationSystem?.includes('anders') ? 'required' : 'hidden'),
    brandGasBoiler: 'optional',
    typeGasBoiler: 'optional',
    brandThermostat: 'optional',
    typethermostat: 'optional',
  },
});
