import type { Translation } from '@pomp/language';
import type { nl } from './account-link-texts.nl.js';

export const en: Translation<typeof nl> = {
  signIn: 'Log in',
  accountOf: 'My account, {firstName}',
};
