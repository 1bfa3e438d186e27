import type { Translation } from '@pomp/language';
import type { nl } from './withdrawal-texts.nl.js';

export const en: Translation<typeof nl> = {
  withdrawn: 'You’ve already withdrawn from this order.',
  notAgreed: 'There is no contract for this order yet. So there is nothing to withdraw from.',
  installed:
    'Your installation is already done. After that you can no longer withdraw from the contract online. Contact us if something isn’t right.',
  tooLate: 'The cooling-off period of {days} days is over. You can no longer withdraw from the contract online.',
};
