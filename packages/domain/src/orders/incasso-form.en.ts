import type { Translation } from '@pomp/language';
import type { nl } from './incasso-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Direct debit',
  accountHolder: { label: 'Name of the account holder' },
  iban: { label: 'IBAN', help: 'For example NL91 ABNA 0417 1643 00.', malformed: 'This isn’t a valid IBAN.' },
  agreed: {
    label: 'I agree that the final invoice is debited from this account once',
    missing: 'You have to agree to the direct debit.',
  },
};
