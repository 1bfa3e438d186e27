import type { WordsOf } from '../sections/words-of.js';
import type { photos } from './photos.js';
import { elementSize, pompTSize } from './sizes.js';

const videoToo = 'Een filmpje mag erbij, maar hoeft niet.';

export const nl = {
  title: "Foto's gasketel en plaatsingslocatie",
  intro: 'Met je antwoorden en foto’s bekijken we de installatie zonder dat we langs hoeven te komen.',
  photoCurrentGasBoilerAndPipes: {
    label: 'Foto’s van je gasketel en de leidingen',
    help: videoToo,
    goodPhoto: {
      whole: 'De hele ketel, met alle leidingen eronder',
      typePlate: 'Het typeplaatje, zo dichtbij dat de letters leesbaar zijn',
      around: 'De ruimte om de ketel heen, van een paar stappen afstand',
    },
  },
  photoPompAoPlacementLocation: {
    label: 'Foto’s van de plek waar de Pomp AO komt',
    help: videoToo,
    goodPhoto: {
      whole: 'De hele plek, met een meter ruimte eromheen',
      wall: 'De muur erachter, van onder tot boven',
      nearby: 'Ramen, deuren en buren die dichtbij zijn',
    },
  },
  pomptAtCurrentBoilerLocation: { label: 'Komt de Pomp T op de plek van je cv-ketel?', help: `De Pomp T is ${pompTSize}.` },
  photoPomptPlacementLocation: {
    label: 'Foto’s van de plek waar de Pomp T komt',
    help: videoToo,
    goodPhoto: {
      whole: 'De hele plek, van vloer tot plafond',
      size: 'Een meetlint of een deur ernaast, zodat we de maat zien',
      wayThere: 'De weg ernaartoe: deuren, gang en trap',
    },
  },
  elementAtCvLocation: { label: 'Komt het Element op de plek van je cv-ketel?', help: `Het Element is ${elementSize}.` },
  photoElementPlacementLocation: {
    label: 'Foto’s van de plek waar het Element komt',
    help: videoToo,
    goodPhoto: {
      wall: 'De hele muur waar het Element aan komt',
      size: 'Een meetlint of een deur ernaast, zodat we de maat zien',
      nearby: 'Stopcontacten en leidingen in de buurt',
    },
  },
} as const satisfies WordsOf<typeof photos>;
