import type { WordsOf } from '../sections/words-of.js';
import type { connection } from './connection.js';

const powerPoint = 'Een gewoon stopcontact op een groep van 16 ampère is genoeg. Op de groepenkast staat hoeveel een groep aankan.';
const newPipe = 'Meet de weg die een nieuwe leiding neemt. Een schatting is genoeg.';

export const nl = {
  title: 'Koppeling met verwarmingssysteem',
  intro: 'Hiermee weten we welke leidingen en stopcontacten we nodig hebben.',
  pipesInsight: {
    label: 'Zijn de cv-leidingen voor de Pomp AO in het zicht?',
    help: 'Dit zijn de leidingen tussen je cv-ketel en de radiatoren of vloerverwarming. We sluiten de Pomp AO erop aan.',
  },
  whereAreThePipes: {
    label: 'Waar lopen die leidingen?',
    options: { kruipruimte: 'In de kruipruimte', muur: 'In de muur', vloer: 'In de vloer', anders: 'Anders' },
  },
  otherPipeLocation: { label: 'Waar precies?', help: 'Bijvoorbeeld: achter het schot op zolder.' },
  photoConnectionLocationPompAo: {
    label: 'Foto’s van de plek waar de Pomp AO op de leidingen komt',
    goodPhoto: {
      place: 'De plek waar je de leidingen verwacht',
      hatch: 'Een luik of opening waardoor we erbij kunnen',
      around: 'De ruimte eromheen, van een paar stappen afstand',
    },
  },
  pipeDistanceFromPompAo: {
    label: 'Hoe ver is het van de Pomp AO naar die leidingen?',
    help: newPipe,
  },
  photoPipeInstallationLocation: {
    label: 'Foto’s van waar de nieuwe leidingen komen',
    help: 'Een filmpje van de hele weg mag erbij, maar hoeft niet.',
    goodPhoto: {
      wall: 'De muur waar de leidingen doorheen gaan, van buiten en van binnen',
      rooms: 'Elke kamer of kast waar ze langs komen',
      obstacles: 'Wat er in de weg zit, zoals een keukenblok',
    },
  },
  wallOutletPompt: {
    label: 'Is er een stopcontact van 12 ampère bij de plek van de Pomp T?',
    help: powerPoint,
  },
  wallOutletElement: {
    label: 'Is er een stopcontact van 12 ampère bij de plek van het Element?',
    help: powerPoint,
  },
  pomptConnectionToCvPipes: {
    label: 'Zijn er cv-leidingen van 20 mm of dikker bij de plek van de Pomp T?',
    help: 'Meet de buitenkant. Is de omtrek van de leiding 6,3 cm of meer, dan is hij minstens 20 mm dik.',
  },
  photoCvPipes: {
    label: 'Foto’s van de cv-leidingen bij de Pomp T',
    goodPhoto: {
      closeUp: 'De leidingen van dichtbij, met een meetlint ernaast',
      together: 'De leidingen en de plek van de Pomp T op één foto',
    },
  },
  distancePompTToCvPipes: {
    label: 'Hoe ver is het van de Pomp T naar de cv-leidingen?',
    help: newPipe,
  },
  distancePompTToWaterPipes: {
    label: 'Hoe ver is het van de Pomp T naar de waterleiding?',
    help: newPipe,
  },
  elementPlacedAtPompTLocation: { label: 'Komt het Element op de plek van de Pomp T?' },
} as const satisfies WordsOf<typeof connection>;
