import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  failed: 'Sending it failed. What you filled in is still there. Please try again in a moment.',
  needsScript: 'This form only works with JavaScript. Switch it on in your browser, or <contact>get in touch with us</contact>.',
  notSent: 'What you filled in was not sent and is not kept.',
  unknown: 'Is there something you don’t know? Then fill in ‘I don’t know’.',
  reserved: 'Thank you! We’ve received your reservation.',
  title: 'This form can’t do without JavaScript',
};
