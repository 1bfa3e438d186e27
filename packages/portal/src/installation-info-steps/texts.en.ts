import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  saveAndHome: 'Save and back to home overview',
  home: 'Back to installation details',
  noFlow: 'There is no order for this address, or more than one. First choose the order this is about.',
  chooseOrder: 'Choose an order',
  about: '{product} · {street}',
  shotsLeft: '{count, plural, =1 {One more photo.} other {{count} more photos.}}',
  shotAgain: 'One photo once more, please.',
  shotsDone: 'All photos have been taken.',
  noShots: 'We don’t ask for photos with this order.',
  notSkipped: 'We couldn’t save that yet. Please try again in a moment.',
};
