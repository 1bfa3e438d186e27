import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { email } from '../sections/kinds/text.js';
import { canBe } from './limits.js';
import { residents } from './savings-options.js';

/** For an address that is known: what makes the calculation better, and where to mail it. */
export const advancedSavingsForm = defineSection({
  name: 'advancedSavings',
  fields: {
    people: choice({ options: residents }),
    gasUsage: wholeNumber({ unit: 'm³', unknown: true, example: '1450' }),
    email: email(),
  },
  checks: { gasUsage: canBe('gasUse') },
});
