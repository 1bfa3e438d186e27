import type { WordsOf } from '../sections/words-of.js';
import type { languageChoice } from './language-choice.js';

export const nl = {
  title: 'Taal',
  locale: { label: 'Taal van het portaal', help: 'Ook je mails en nieuwe documenten komen in deze taal.' },
} as const satisfies WordsOf<ReturnType<typeof languageChoice>>;
