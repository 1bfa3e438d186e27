import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  sending: 'Sending…',
  failed: 'Sending didn’t work. What you filled in is still there. Please try again in a moment.',
  unavailable: 'This form isn’t here at the moment.',
  contact: 'Get in touch with us',
  privacy: 'Read how we handle your details',
  openFile: 'Open the brochure',
  withoutForm: 'Continue without the form',
};
