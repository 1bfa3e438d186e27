import { sectionsIn } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import { choice } from '../sections/kinds/choice.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { email } from '../sections/kinds/text-formats.js';
import { unknownAnswer } from '../sections/unknown-answer.js';
import { canBe, questionableGas } from './limits.js';
import { residents } from './savings-options.js';

/** What the advanced form asks again by. */
export interface AdvancedSavingsContext extends SectionContext {
  /** m³ a year that such a home uses, where that is known. */
  readonly usualGas?: number | undefined;
}

/** For an address that is known: what makes the calculation better, and where to mail it. */
export const advancedSavingsForm = sectionsIn<AdvancedSavingsContext>()({
  name: 'advancedSavings',
  fields: {
    people: choice({ options: residents }),
    gasUsage: wholeNumber({ unit: 'm³', unknown: true, example: '1450' }),
    email: email(),
  },
  checks: { gasUsage: canBe('gasUse') },
  questions: {
    gasUsage: (gas, { context }) => (gas === unknownAnswer ? undefined : questionableGas(Number(gas), context.usualGas)),
  },
});
