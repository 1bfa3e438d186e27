import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { email } from '../sections/kinds/text.js';
import { residents } from './savings-options.js';

/** For an address that is known: what makes the calculation better, and where to mail it. */
export const advancedSavingsForm = defineSection({
  name: 'advancedSavings',
  title: 'Krijg een berekening voor jouw huis',
  fields: {
    people: choice({ label: 'Met hoeveel mensen woon je er?', options: residents }),
    gasUsage: wholeNumber({
      label: 'Hoeveel gas gebruik je per jaar?',
      help: 'Dit staat op je jaarafrekening.',
      unit: 'm³',
      unknown: true,
      example: '1450',
    }),
    email: email({ label: 'E-mailadres', help: 'Hier sturen we de berekening naartoe.' }),
  },
});
