import { defineSection } from '../sections/define-section.js';
import { text } from '../sections/kinds/text.js';

/** The statement with which a consumer withdraws from an agreement. A reason is never asked for (art. 6:230o BW). */
export const withdrawalForm = defineSection({
  name: 'withdrawal',
  fields: {
    name: text({ autoComplete: 'name', example: 'Noor Visser' }),
    reason: text({ multiline: true, maxLength: 1000, example: 'We gaan toch verhuizen.' }),
  },
  presence: { reason: 'optional' },
});
