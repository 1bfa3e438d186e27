import type { Translation } from '@pomp/language';
import type { nl } from './form-confirmation-texts.nl.js';

export const en: Translation<typeof nl> = {
  explanation: 'By pressing the button you tell us that this email address is yours. After that you’ll get our emails.',
  confirm: 'Yes, subscribe me',
  confirming: 'Subscribing…',
  confirmed: 'You’re subscribed. Nice to have you as a reader!',
  broken: 'This link isn’t complete. Open it from your email once more, or subscribe again.',
  again: 'Subscribe again',
};
