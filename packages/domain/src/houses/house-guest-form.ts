import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { personName } from '../sections/kinds/text-formats.js';

const periods = ['week', 'twoWeeks', 'month'] as const;
/** How long a guest can fill in a questionnaire. */
export type GuestPeriod = (typeof periods)[number];

/** In days. */
export const guestDays: Readonly<Record<GuestPeriod, number>> = { week: 7, twoWeeks: 14, month: 30 };

/** Someone who may fill in the questions about one house, without an account. */
export const houseGuestForm = defineSection({
  name: 'houseGuest',
  fields: {
    guestName: personName({ maxLength: 60, example: 'Sam' }),
    period: choice({ options: periods, example: 'twoWeeks' }),
  },
  presence: {},
});
