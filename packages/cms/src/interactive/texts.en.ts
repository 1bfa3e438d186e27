import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  play: 'Play film',
  pause: 'Pause film',
  scroll: 'Scroll',
  counted: {
    questions: '{count, plural, one {# question} other {# questions}}',
    people: '{count, plural, one {# person} other {# people}}',
  },
};
