import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Your password has changed at {seller}',
  title: 'Your password has changed',
  preview: 'Wasn’t this you? Read what you can do.',
  news: 'The password of your account at {seller} has just changed. You’ve been logged out on other devices. Log in there with your new password.',
  notYou: 'Wasn’t this you? Choose a new password straight away, and contact us if that doesn’t work:',
  passkeys:
    'Then check with your details in your account whether you know every passkey. They go on working: delete what isn’t yours.',
};
