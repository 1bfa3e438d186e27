import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  missing: 'Required',
  malformed: 'Not valid',
  unknown: 'I don’t know',
  yesNo: { ja: 'Yes', nee: 'No' },
  date: { malformed: 'Not valid (dd-mm-yy)' },
  name: { malformed: 'Not valid: a name isn’t a link or an email address. Put a space after a full stop.' },
  files: {
    missing: 'Choose at least one file or “I don’t know”.',
    count: '{count, plural, one {# file} other {# files}}',
  },
  insulation: {
    lacksFigures: 'Choose at least an R-value, a U-value or a year of installation for each selected option.',
    rc: 'R-value',
    u: 'U-value',
  },
  password: {
    malformed:
      'The password has to be at least 8 characters long, with at least one capital letter, one small letter and one digit.',
    length: 'At least 8 characters',
    lowerCase: 'A small letter',
    upperCase: 'A capital letter',
    digit: 'A digit',
  },
};
