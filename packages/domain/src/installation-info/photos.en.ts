import type { Translation } from '@pomp/language';
import type { nl } from './photos.nl.js';
import { elementSize, pompTSize } from './sizes.js';

const videoToo = 'You may add a video, but you don’t have to.';

export const en: Translation<typeof nl> = {
  title: 'Photos of the gas boiler and the location',
  intro: 'With your answers and photos we look at the installation without having to visit.',
  photoCurrentGasBoilerAndPipes: {
    label: 'Photos of your gas boiler and the pipes',
    help: videoToo,
    goodPhoto: {
      whole: 'The whole boiler, with all the pipes under it',
      typePlate: 'The type plate, close enough to read the letters',
      around: 'The space around the boiler, from a few steps away',
    },
  },
  photoPompAoPlacementLocation: {
    label: 'Photos of where the Pomp AO will go',
    help: videoToo,
    goodPhoto: {
      whole: 'The whole place, with a metre of space around it',
      wall: 'The wall behind it, from bottom to top',
      nearby: 'Windows, doors and neighbours that are close by',
    },
  },
  pomptAtCurrentBoilerLocation: { label: 'Will the Pomp T go where your boiler is?', help: `The Pomp T is ${pompTSize}.` },
  photoPomptPlacementLocation: {
    label: 'Photos of where the Pomp T will go',
    help: videoToo,
    goodPhoto: {
      whole: 'The whole place, from floor to ceiling',
      size: 'A tape measure or a door beside it, so that we can see the size',
      wayThere: 'The way there: doors, hall and stairs',
    },
  },
  elementAtCvLocation: { label: 'Will the Element go where your boiler is?', help: `The Element is ${elementSize}.` },
  photoElementPlacementLocation: {
    label: 'Photos of where the Element will go',
    help: videoToo,
    goodPhoto: {
      wall: 'The whole wall that the Element goes on',
      size: 'A tape measure or a door beside it, so that we can see the size',
      nearby: 'Sockets and pipes close by',
    },
  },
};
