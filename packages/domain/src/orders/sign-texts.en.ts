import type { Translation } from '@pomp/language';
import type { nl } from './sign-texts.nl.js';

export const en: Translation<typeof nl> = {
  termsOf: '{consent}, version {version} (SHA-256 {sha256}).',
};
