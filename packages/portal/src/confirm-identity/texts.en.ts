import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  intro:
    'Enter your password once more, so that we know for sure that it’s you who changes this. Then we’ll carry on where you were.',
  confirm: 'Continue',
  confirming: 'Checking…',
  cancel: 'Cancel',
  withPasskey: 'With a passkey',
  followingDevice: 'Follow your device…',
  noPasskey: 'That didn’t work. Enter your password, or try once more.',
};
