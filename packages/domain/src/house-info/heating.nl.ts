import type { WordsOf } from '../sections/words-of.js';
import type { heating } from './heating.js';

export const nl = {
  title: 'Verwarmingssysteem',
  intro: 'Hoe lager de temperatuur waarmee je huis warm wordt, hoe zuiniger een warmtepomp werkt.',
  heatReleaseSystem: {
    label: 'Waarmee wordt je huis verwarmd?',
    help: 'Kies alles wat je hebt.',
    options: {
      vloerverwarming: 'Vloerverwarming',
      radiatoren: 'Radiatoren',
      'open haard of kachel': 'Open haard of kachel',
      'ir-panelen': 'Infraroodpanelen',
      anders: 'Anders',
    },
  },
  heatReleaseSystemDifferent: { label: 'Waarmee nog meer?' },
  supplyTemperature60C: {
    label: 'Wordt je huis warm genoeg als de ketel op 60 °C staat?',
    help: 'Zet op een koude dag de temperatuur van het cv-water in je ketel op 60 °C. Hoe dat moet, staat in de handleiding. Blijft het dan overal warm, kies dan ja. Een Pomp AO geeft water tot 60 °C.',
  },
  heatGenerationSystem: {
    label: 'Waar komt je warmte nu vandaan?',
    help: 'Kies alles wat je hebt.',
    options: {
      gasketel: 'Gasketel',
      zonnenboiler: 'Zonneboiler',
      warmtepomp: 'Warmtepomp',
      'pellet-cv': 'Pelletketel',
      anders: 'Anders',
    },
  },
  heatGenerationSystemDifferent: { label: 'Waar nog meer vandaan?' },
  brandGasBoiler: {
    label: 'Van welk merk is je gasketel?',
    help: 'Het merk staat voor op de ketel. Bijvoorbeeld Remeha, Intergas of Vaillant.',
  },
  typeGasBoiler: {
    label: 'Welk type gasketel is het?',
    help: 'Kijk op het typeplaatje, meestal aan de onderkant of achter het klepje. Bijvoorbeeld Tzerra Ace 28c.',
  },
  brandThermostat: { label: 'Van welk merk is je thermostaat?', help: 'Bijvoorbeeld Honeywell, Nest, Tado of Toon.' },
  typethermostat: {
    label: 'Welk type thermostaat is het?',
    help: 'Haal de thermostaat van de muur, of kijk in de app bij de instellingen. Bijvoorbeeld Round Modulation.',
  },
  sunRegulation: {
    label: 'Regel je de temperatuur per ruimte of zone apart?',
    help: 'Dat heet zoneregeling: elke zone heeft een eigen thermostaat, die de verwarming daar open- en dichtzet. Gewone draaiknoppen op radiatoren tellen niet mee.',
  },
} as const satisfies WordsOf<typeof heating>;
