import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Choose a new password for {seller}',
  title: 'Choose a new password',
  preview: 'The link works for {validFor}.',
  asked:
    'You requested a new password for your account at {seller}. Choose one below. The link works for {validFor}, and only once.',
  choose: 'Choose a new password',
  notYou: 'Wasn’t it you who requested this? Then you don’t have to do anything. Your password stays as it is.',
};
