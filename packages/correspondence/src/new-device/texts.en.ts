import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'New device logged in at {seller}',
  title: 'Someone logged in on a new device',
  preview: 'Wasn’t this you? Read what you can do.',
  news: 'On {moment} someone logged in to your account at {seller}, on a device that we didn’t know yet: {device}.',
  unknownDevice: 'unknown device',
  you: 'Was this you? Then there’s nothing you need to do. We won’t email you about this device again.',
  notYou: 'Wasn’t this you? Choose a new password straight away. You’ll then be logged out everywhere:',
  passkeys:
    'Then check with your details in your account whether you know every passkey. They go on working: delete what isn’t yours.',
};
