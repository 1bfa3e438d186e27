import type { Translation } from '@pomp/language';
import type { nl } from './connection.nl.js';

const powerPoint = 'An ordinary socket on a 16 amp circuit is enough. The fuse box says how much a circuit can take.';
const newPipe = 'Measure the way a new pipe takes. An estimate will do.';

export const en: Translation<typeof nl> = {
  title: 'Connection to the heating system',
  intro: 'This tells us which pipes and sockets we need.',
  pipesInsight: {
    label: 'Are the central heating pipes for the Pomp AO in sight?',
    help: 'These are the pipes between your boiler and the radiators or underfloor heating. We connect the Pomp AO to them.',
  },
  whereAreThePipes: {
    label: 'Where do those pipes run?',
    options: { kruipruimte: 'In the crawl space', muur: 'In the wall', vloer: 'In the floor', anders: 'Somewhere else' },
  },
  otherPipeLocation: { label: 'Where exactly?', help: 'For example: behind the partition in the attic.' },
  photoConnectionLocationPompAo: {
    label: 'Photos of where the Pomp AO connects to the pipes',
    goodPhoto: {
      place: 'The place where you expect the pipes',
      hatch: 'A hatch or opening through which we can reach them',
      around: 'The space around it, from a few steps away',
    },
  },
  pipeDistanceFromPompAo: { label: 'How far is it from the Pomp AO to those pipes?', help: newPipe },
  photoPipeInstallationLocation: {
    label: 'Photos of where the new pipes will go',
    help: 'You may add a video of the whole way, but you don’t have to.',
    goodPhoto: {
      wall: 'The wall that the pipes go through, from outside and from inside',
      rooms: 'Each room or cupboard that they pass',
      obstacles: 'What is in the way, such as a kitchen unit',
    },
  },
  wallOutletPompt: { label: 'Is there a 12 amp socket where the Pomp T will go?', help: powerPoint },
  wallOutletElement: { label: 'Is there a 12 amp socket where the Element will go?', help: powerPoint },
  pomptConnectionToCvPipes: {
    label: 'Are there central heating pipes of 20 mm or thicker where the Pomp T will go?',
    help: 'Measure the outside. If the pipe is 6.3 cm around or more, it is at least 20 mm thick.',
  },
  photoCvPipes: {
    label: 'Photos of the central heating pipes at the Pomp T',
    goodPhoto: {
      closeUp: 'The pipes up close, with a tape measure beside them',
      together: 'The pipes and the place of the Pomp T in one photo',
    },
  },
  distancePompTToCvPipes: { label: 'How far is it from the Pomp T to the central heating pipes?', help: newPipe },
  distancePompTToWaterPipes: { label: 'How far is it from the Pomp T to the water pipe?', help: newPipe },
  elementPlacedAtPompTLocation: { label: 'Will the Element go where the Pomp T goes?' },
};
