import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  outdoorUnit: 'the outdoor unit',
  roof: 'the roof',
  atticWindow: 'the attic window',
  walls: 'the walls',
  windows: 'the windows',
  floor: 'the floor',
  bedroom: 'the bedroom',
  radiator: 'the radiator',
  pipes: 'the pipes',
  boiler: 'the central heating boiler',
  pompT: 'the Pomp T',
  element: 'the Element',
  livingRoom: 'the living room',
  meterCupboard: 'the fuse box',
  tree: 'the garden',
  ground: 'the ground',
};
