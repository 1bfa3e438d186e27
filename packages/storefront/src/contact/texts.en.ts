import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  send: 'Send your question',
  sending: 'Sending…',
  thanks: 'Thank you! Your question has been sent.',
  thanksText: 'You’ll get our answer at {email}.',
  another: 'Ask another question',
  privacy: 'We only use your details to answer you. Read more in our <privacy>privacy statement</privacy>.',
  call: 'Call us',
  mail: 'Email us',
  hours: 'When we’re here',
};
