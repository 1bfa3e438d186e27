import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Passkey added at {seller}',
  title: 'A passkey was added',
  preview: 'Wasn’t this you? Read what you can do.',
  news: 'A passkey has just been added to your account at {seller}. With it you log in without a password. Your password still works, too.',
  notYou: 'Wasn’t this you? Remove the passkey straight away in your details and choose a new password, or contact us:',
};
