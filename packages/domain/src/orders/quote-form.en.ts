import type { Translation } from '@pomp/language';
import type { nl } from './quote-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Quote',
  quoteAccepted: {
    label: 'I agree to the quote without obligation',
    missing: 'You have to agree to the quote without obligation.',
  },
};
