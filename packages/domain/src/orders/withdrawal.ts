import { addDays } from '../dates/add-days.js';
import { calendarDate, type CalendarDate } from '../dates/calendar-date.js';
import { workingDayFrom } from '../dates/working-day.js';
import { stepPosition } from './order-step.js';
import { withdrawalTexts } from './withdrawal-texts.js';

/** In days; the day of the agreement itself doesn't count (article 6:230o BW). */
export const coolingOffDays = 14;

/** Why an agreement can't be withdrawn from, as a customer reads it. */
export const withdrawalRefusals = {
  withdrawn: withdrawalTexts.message('withdrawn'),
  notAgreed: withdrawalTexts.message('notAgreed'),
  installed: withdrawalTexts.message('installed'),
  tooLate: withdrawalTexts.message('tooLate', { days: coolingOffDays }),
} as const;

/** A reason in `withdrawalRefusals`. */
export type WithdrawalRefusal = keyof typeof withdrawalRefusals;

/** Whether a customer can withdraw, and until when or why not. */
export type WithdrawalRight =
  | { readonly open: true; /** The last day on which it can be done. */ readonly until: CalendarDate }
  | { readonly open: false; readonly why: WithdrawalRefusal };

interface Agreed {
  /** When the customer last agreed to pay: by ordering or by signing. Null: not yet. */
  readonly agreedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly step: string;
}

/** A last day at the weekend or on a holiday moves to the next working day (Algemene termijnenwet, article 1). */
export const lastDayToWithdraw = (agreedAt: Date): CalendarDate => workingDayFrom(addDays(calendarDate(agreedAt), coolingOffDays));

/** In days, from that on which the withdrawal came in (article 6:230r BW). */
const repaymentDays = 14;

/** By then what was paid has to be back with the customer. */
export const lastDayToRepay = (withdrawnAt: Date): CalendarDate => addDays(calendarDate(withdrawnAt), repaymentDays);

/** Whether an order is at a step at which everything has been installed. */
export const isInstalled = ({ step }: { readonly step: string }) => stepPosition(step) >= stepPosition('FP');

/** Whether a customer can withdraw from an order today. */
export function withdrawalRight({ agreedAt, withdrawnAt, step }: Agreed, today: CalendarDate): WithdrawalRight {
  if (withdrawnAt) return { open: false, why: 'withdrawn' };
  if (!agreedAt) return { open: false, why: 'notAgreed' };
  if (isInstalled({ step })) return { open: false, why: 'installed' };
  const until = lastDayToWithdraw(agreedAt);
  return today <= until ? { open: true, until } : { open: false, why: 'tooLate' };
}
