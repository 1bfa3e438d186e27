import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  pompT: 'Pomp T with a 200-litre cylinder',
  boilerRemoval: 'Taking away the old boiler',
  inspection: 'Digital inspection and installation plan',
  placing: 'Placing and connecting',
  disconnecting: 'Disconnecting the central heating boiler',
};
