import type { Translation } from '@pomp/language';
import type { nl } from './insulation-texts.nl.js';

export const en: Translation<typeof nl> = {
  figures: { rc: 'R-value', u: 'U-value' },
  explanations: {
    rc: 'R-value: the higher, the better it insulates. One of the two is enough.',
    u: 'U-value: the lower, the better it insulates. One of the two is enough.',
  },
  installationYear: 'Year of installation',
};
