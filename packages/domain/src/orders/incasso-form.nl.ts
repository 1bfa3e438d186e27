import type { WordsOf } from '../sections/words-of.js';
import type { incassoForm } from './incasso-form.js';

export const nl = {
  title: 'Automatische incasso',
  accountHolder: { label: 'Naam van de rekeninghouder' },
  iban: { label: 'IBAN', help: 'Bijvoorbeeld NL91 ABNA 0417 1643 00.', malformed: 'Dit is geen geldig IBAN.' },
  agreed: {
    label: 'Ik ga akkoord dat de eindfactuur één keer van deze rekening wordt afgeschreven',
    missing: 'Je moet akkoord gaan met de incasso.',
  },
} as const satisfies WordsOf<typeof incassoForm>;
