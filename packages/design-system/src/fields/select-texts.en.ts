import type { Translation } from '@pomp/language';
import type { nl } from './select-texts.nl.js';

export const en: Translation<typeof nl> = {
  placeholder: 'Select...',
  none: 'No options',
  loading: 'Loading...',
  list: 'List',
  open: '{list}: arrow down opens the list, typing searches it.',
  choose: 'Choose with the up and down arrows, confirm with Enter, close with Escape.',
  chosen: '{option} chosen.',
  at: '{option}, {place} of {count}.',
  atChosen: '{option}, chosen, {place} of {count}.',
  found: '{results}.',
  foundFor: '{results} for {typed}.',
  results: '{count, plural, one {{count} option} other {{count} options}}',
};
