import type { SectionAnswers } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { yesNo } from '../sections/kinds/options.js';
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
  after: { placing, photos },
  fields: {
    pipesInsight: choice({ options: yesNo, unknown: true }),
    whereAreThePipes: choice({ options: ['kruipruimte', 'muur', 'vloer', 'anders'], unknown: true }),
    otherPipeLocation: text({ example: 'Achter het schot op zolder' }),
    photoConnectionLocationPompAo: files({
      goodPhoto: ['place', 'hatch', 'around'],
    }),
    pipeDistanceFromPompAo: decimal({ unit: 'm', unknown: true, example: '3' }),
    photoPipeInstallationLocation: files({
      goodPhoto: ['wall', 'rooms', 'obstacles'],
    }),
    wallOutletPompt: choice({ options: yesNo, unknown: true }),
    wallOutletElement: choice({ options: yesNo, unknown: true }),
    pomptConnectionToCvPipes: choice({ options: yesNo, unknown: true }),
    photoCvPipes: files({
      goodPhoto: ['closeUp', 'together'],
    }),
    distancePompTToCvPipes: decimal({ unit: 'm', unknown: true }),
    distancePompTToWaterPipes: decimal({ unit: 'm', unknown: true }),
    elementPlacedAtPompTLocation: choice({ options: yesNo, unknown: true }),
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
