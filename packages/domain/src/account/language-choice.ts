import { languageCode, languageName } from '@pomp/language';
import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';

/** In which of the seller's languages a customer is written to. Each is called as those who read it call it. */
export const languageChoice = (locales: readonly string[]) =>
  defineSection({
    name: 'languageChoice',
    fields: { locale: choice({ options: { values: locales, label: languageName, lang: languageCode } }) },
  });
