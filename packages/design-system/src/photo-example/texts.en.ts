import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  boiler: 'A central heating boiler, with all the pipes below it and the rating plate',
  outdoorPlace: 'A place outside against the wall, with space around it and a window nearby',
  indoorPlace: 'A place inside from floor to ceiling, with a door beside it',
  wallPlace: 'An empty wall with a tape measure, a socket and pipes',
  hatch: 'An open hatch in the floor, with pipes in it',
  pipeRoute: 'A wall from the side: outside and inside, with the route of a pipe through it',
  pipes: 'Pipes up close, with a tape measure beside them',
};
