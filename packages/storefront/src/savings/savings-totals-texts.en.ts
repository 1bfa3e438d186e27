import type { Translation } from '@pomp/language';
import type { nl } from './savings-totals-texts.nl.js';

export const en: Translation<typeof nl> = {
  euro: 'less in costs',
  gas: 'less gas',
  co2: 'less CO₂',
  estimated: 'Estimated, over all the pumps that we have placed.',
};
