import { places } from '../products/places.js';
import { choice } from '../sections/kinds/choice.js';
import { yesNo } from '../sections/kinds/options.js';
import { files } from '../sections/kinds/files.js';
import { aboutPompAo, aboutPompT, defineInstallationSection, requiredForPompAo, requiredForPompT } from './installation-context.js';
import { placing } from './placing.js';

/** Foto's: of the boiler, and of the places that were chosen. */
export const photos = defineInstallationSection({
  name: 'photos',
  after: { placing },
  fields: {
    photoCurrentGasBoilerAndPipes: files({
      goodPhoto: ['whole', 'typePlate', 'around'],
    }),
    photoPompAoPlacementLocation: files({
      goodPhoto: ['whole', 'wall', 'nearby'],
    }),
    pomptAtCurrentBoilerLocation: choice({ options: yesNo }),
    photoPomptPlacementLocation: files({
      goodPhoto: ['whole', 'size', 'wayThere'],
    }),
    elementAtCvLocation: choice({ options: yesNo }),
    photoElementPlacementLocation: files({
      goodPhoto: ['wall', 'size', 'nearby'],
    }),
  },
  presence: {
    // Required for a Pomp AO alone (spec 1 §5). Whoever has one already sent these with its order: an upgrade leaves them alone.
    photoCurrentGasBoilerAndPipes: ({ context }) => aboutPompAo(context, places(context.flow, 'Pomp T') ? 'optional' : 'required'),
    photoPompAoPlacementLocation: requiredForPompAo,
    pomptAtCurrentBoilerLocation: requiredForPompT,
    photoPomptPlacementLocation: ({ context, answers }) =>
      aboutPompT(context, answers.pomptAtCurrentBoilerLocation === 'nee' ? 'required' : 'hidden'),
    elementAtCvLocation: ({ context, after }) => aboutPompT(context, after.placing.element === 'ja' ? 'required' : 'hidden'),
    photoElementPlacementLocation: ({ context, answers }) =>
      aboutPompT(context, answers.elementAtCvLocation === 'nee' ? 'required' : 'hidden'),
  },
});
