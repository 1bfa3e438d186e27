import type { SectionAnswers } from '../sections/define-section.js';
import { choice, yesNo } from '../sections/kinds/choice.js';
import { files } from '../sections/kinds/files.js';
import { decimal } from '../sections/kinds/number.js';
import { text } from '../sections/kinds/text.js';
import {
  aboutPompAo,
  aboutPompT,
  defineInstallationSection,
  requiredForPompAo,
  requiredForPompT,
  type InstallationContext,
} from './installation-context.js';
import { photos } from './photos.js';
import { placing } from './placing.js';

const powerPoint = 'Een gewoon stopcontact op een groep van 16 ampère is genoeg. Op de groepenkast staat hoeveel een groep aankan.';

interface AfterPhotos {
  readonly context: InstallationContext;
  readonly after: { readonly photos: SectionAnswers<typeof photos> };
}

/** A Pomp T at the boiler's place is connected where the boiler was; elsewhere we have to know how. */
const whenPompTIsElsewhere = ({ context, after }: AfterPhotos) =>
  aboutPompT(context, after.photos.pomptAtCurrentBoilerLocation === 'nee' ? 'required' : 'hidden');

/** Koppeling met verwarmingssysteem: the pipes and power points that the pumps are connected to. */
export const connection = defineInstallationSection({
  name: 'connection',
  title: 'Koppeling met verwarmingssysteem',
  intro: 'Hiermee weten we welke leidingen en stopcontacten we nodig hebben.',
  after: { placing, photos },
  fields: {
    pipesInsight: choice({
      label: 'Zijn de cv-leidingen voor de Pomp AO in het zicht?',
      help: 'Dit zijn de leidingen tussen je cv-ketel en de radiatoren of vloerverwarming. We sluiten de Pomp AO erop aan.',
      options: yesNo,
      unknown: true,
    }),
    whereAreThePipes: choice({
      label: 'Waar lopen die leidingen?',
      options: [
        ['kruipruimte', 'In de kruipruimte'],
        ['muur', 'In de muur'],
        ['vloer', 'In de vloer'],
        ['anders', 'Anders'],
      ],
      unknown: true,
    }),
    otherPipeLocation: text({
      label: 'Waar precies?',
      help: 'Bijvoorbeeld: achter het schot op zolder.',
      example: 'Achter het schot op zolder',
    }),
    photoConnectionLocationPompAo: files({
      label: 'Foto’s van de plek waar de Pomp AO op de leidingen komt',
      goodPhoto: [
        'De plek waar je de leidingen verwacht',
        'Een luik of opening waardoor we erbij kunnen',
        'De ruimte eromheen, van een paar stappen afstand',
      ],
    }),
    pipeDistanceFromPompAo: decimal({
      label: 'Hoe ver is het van de Pomp AO naar die leidingen?',
      help: 'Meet de weg die een nieuwe leiding neemt. Een schatting is genoeg.',
      unit: 'm',
      unknown: true,
      example: '3',
    }),
    photoPipeInstallationLocation: files({
      label: 'Foto’s van waar de nieuwe leidingen komen',
      help: 'Een filmpje van de hele weg mag erbij, maar hoeft niet.',
      goodPhoto: [
        'De muur waar de leidingen doorheen gaan, van buiten en van binnen',
        'Elke kamer of kast waar ze langs komen',
        'Wat er in de weg zit, zoals een keukenblok',
      ],
    }),
    wallOutletPompt: choice({
      label: 'Is er een stopcontact van 12 ampère bij de plek van de Pomp T?',
      help: powerPoint,
      options: yesNo,
      unknown: true,
    }),
    wallOutletElement: choice({
      label: 'Is er een stopcontact van 12 ampère bij de plek van het Element?',
      help: powerPoint,
      options: yesNo,
      unknown: true,
    }),
    pomptConnectionToCvPipes: choice({
      label: 'Zijn er cv-leidingen van 20 mm of dikker bij de plek van de Pomp T?',
      help: 'Meet de buitenkant. Is de omtrek van de leiding 6,3 cm of meer, dan is hij minstens 20 mm dik.',
      options: yesNo,
      unknown: true,
    }),
    photoCvPipes: files({
      label: 'Foto’s van de cv-leidingen bij de Pomp T',
      goodPhoto: ['De leidingen van dichtbij, met een meetlint ernaast', 'De leidingen en de plek van de Pomp T op één foto'],
    }),
    distancePompTToCvPipes: decimal({
      label: 'Hoe ver is het van de Pomp T naar de cv-leidingen?',
      help: 'Meet de weg die een nieuwe leiding neemt. Een schatting is genoeg.',
      unit: 'm',
      unknown: true,
    }),
    distancePompTToWaterPipes: decimal({
      label: 'Hoe ver is het van de Pomp T naar de waterleiding?',
      help: 'Meet de weg die een nieuwe leiding neemt. Een schatting is genoeg.',
      unit: 'm',
      unknown: true,
    }),
    elementPlacedAtPompTLocation: choice({ label: 'Komt het Element op de plek van de Pomp T?', options: yesNo, unknown: true }),
  },
  presence: {
    pipesInsight: requiredForPompAo,
    whereAreThePipes: ({ context, answers }) => aboutPompAo(context, answers.pipesInsight === 'nee' ? 'required' : 'hidden'),
    otherPipeLocation: ({ context, answers: { pipesInsight, whereAreThePipes } }) =>
      aboutPompAo(context, pipesInsight !== 'nee' ? 'hidden' : whereAreThePipes === 'anders' ? 'required' : 'optional'),
    photoConnectionLocationPompAo: ({ context, answers }) =>
      aboutPompAo(context, answers.pipesInsight === 'nee' ? 'required' : 'hidden'),
    pipeDistanceFromPompAo: requiredForPompAo,
    photoPipeInstallationLocation: requiredForPompAo,
    wallOutletPompt: requiredForPompT,
    wallOutletElement: ({ context, after }) => aboutPompT(context, after.placing.element === 'ja' ? 'required' : 'hidden'),
    pomptConnectionToCvPipes: whenPompTIsElsewhere,
    photoCvPipes: whenPompTIsElsewhere,
    distancePompTToCvPipes: whenPompTIsElsewhere,
    distancePompTToWaterPipes: whenPompTIsElsewhere,
    elementPlacedAtPompTLocation: ({ context, after }) =>
      aboutPompT(context, after.photos.elementAtCvLocation === 'nee' ? 'required' : 'hidden'),
  },
});
