import { places } from '../products/places.js';
import { choice, yesNo } from '../sections/kinds/choice.js';
import { files } from '../sections/kinds/files.js';
import { aboutPompAo, aboutPompT, defineInstallationSection, requiredForPompAo, requiredForPompT } from './installation-context.js';
import { placing } from './placing.js';
import { elementSize, pompTSize } from './sizes.js';

const videoToo = 'Een filmpje mag erbij, maar hoeft niet.';

/** Foto's: of the boiler, and of the places that were chosen. */
export const photos = defineInstallationSection({
  name: 'photos',
  title: "Foto's gasketel en plaatsingslocatie",
  // Also where no photo is asked: an upgrade in the boiler's place.
  intro: 'Met je antwoorden en foto’s bekijken we de installatie zonder dat we langs hoeven te komen.',
  after: { placing },
  fields: {
    photoCurrentGasBoilerAndPipes: files({
      label: 'Foto’s van je gasketel en de leidingen',
      help: videoToo,
      goodPhoto: [
        'De hele ketel, met alle leidingen eronder',
        'Het typeplaatje, zo dichtbij dat de letters leesbaar zijn',
        'De ruimte om de ketel heen, van een paar stappen afstand',
      ],
    }),
    photoPompAoPlacementLocation: files({
      label: 'Foto’s van de plek waar de Pomp AO komt',
      help: videoToo,
      goodPhoto: [
        'De hele plek, met een meter ruimte eromheen',
        'De muur erachter, van onder tot boven',
        'Ramen, deuren en buren die dichtbij zijn',
      ],
    }),
    pomptAtCurrentBoilerLocation: choice({
      label: 'Komt de Pomp T op de plek van je cv-ketel?',
      help: `De Pomp T is ${pompTSize}.`,
      options: yesNo,
    }),
    photoPomptPlacementLocation: files({
      label: 'Foto’s van de plek waar de Pomp T komt',
      help: videoToo,
      goodPhoto: [
        'De hele plek, van vloer tot plafond',
        'Een meetlint of een deur ernaast, zodat we de maat zien',
        'De weg ernaartoe: deuren, gang en trap',
      ],
    }),
    elementAtCvLocation: choice({
      label: 'Komt het Element op de plek van je cv-ketel?',
      help: `Het Element is ${elementSize}.`,
      options: yesNo,
    }),
    photoElementPlacementLocation: files({
      label: 'Foto’s van de plek waar het Element komt',
      help: videoToo,
      goodPhoto: [
        'De hele muur waar het Element aan komt',
        'Een meetlint of een deur ernaast, zodat we de maat zien',
        'Stopcontacten en leidingen in de buurt',
      ],
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
