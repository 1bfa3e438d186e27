import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Confirm your new email address for {seller}',
  title: 'Confirm your new email address',
  preview: 'The link works for {validFor}.',
  ask: 'You want to use this address for your account at {seller}. Open the link to confirm that. The link works for {validFor}. Until then your old email address stays in use.',
  confirm: 'Confirm email address',
  notYou: 'Don’t you know this account? Then you don’t have to do anything. Nothing changes without you.',
};
