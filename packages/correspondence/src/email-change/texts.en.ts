import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Your email address is about to change at {seller}',
  title: 'Your email address is about to change',
  preview: 'Wasn’t this you? Read what you can do.',
  news: 'Your account at {seller} has a new email address waiting: <breakable>{newEmail}</breakable>. We’ve sent a link to it. As soon as that is opened, you log in with the new address. Until then nothing changes.',
  notYou: 'Wasn’t this you? Choose a new password straight away. The new address is then dropped:',
  passkeys:
    'Then check with your details in your account whether you know every passkey. They go on working: delete what isn’t yours.',
  help: 'Doesn’t that work? Contact us.',
};
