import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { iban } from '../sections/kinds/iban.js';
import { text } from '../sections/kinds/text.js';

/** Consent to one direct debit, for the final invoice. */
export const incassoForm = defineSection({
  name: 'incasso',
  title: 'Automatische incasso',
  fields: {
    accountHolder: text({ label: 'Naam van de rekeninghouder', maxLength: 70, autoComplete: 'name', example: 'Noor Visser' }),
    iban: iban({
      label: 'IBAN',
      help: 'Bijvoorbeeld NL91 ABNA 0417 1643 00.',
      messages: { malformed: 'Dit is geen geldig IBAN.' },
    }),
    agreed: checkbox({
      label: 'Ik ga akkoord dat de eindfactuur één keer van deze rekening wordt afgeschreven',
      consent: true,
      messages: { missing: 'Je moet akkoord gaan met de incasso.' },
    }),
  },
});
