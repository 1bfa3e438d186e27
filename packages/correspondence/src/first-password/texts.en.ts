import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Choose your password for {seller}',
  title: 'Welcome! Choose your password',
  preview: 'With it you follow your order.',
  welcome:
    'You now have an account at {seller}. There you follow your order and fill in what we need to know about your home. First choose a password. The link works for {validFor}, and only once.',
  choose: 'Choose a password',
  expired: 'Doesn’t the link work any more? Request a new one:',
};
