import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  saveAndHome: 'Save and back to home overview',
  home: 'Back to installation details',
  noFlow: 'There is no order for this address, or more than one. First choose the order this is about.',
  chooseOrder: 'Choose an order',
  about: '{product} · {street}',
};
