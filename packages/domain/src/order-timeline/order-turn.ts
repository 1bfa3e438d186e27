import { calendarDate, type CalendarDate } from '../dates/calendar-date.js';
import { workingDaysAfter } from '../dates/working-day.js';
import { asksCustomer } from '../order-messages/asks-customer.js';
import type { OrderSituation } from '../order-messages/order-situation.js';
import { isOrderStep, type OrderStep } from '../orders/order-step.js';
import { goesOn } from '../orders/order.js';
import { changedPlan } from './changed-plan.js';
import { atPlaceSince, lastMessage } from './order-timeline.js';
import type { TimelineEvent } from './timeline-event.js';

/** Within how many working days a seller promises to do its part. What isn't promised has no day. */
export interface PromisedDays {
  /** At each step, from when the order came there. */
  readonly steps: { readonly [Step in OrderStep]?: number };
  /** Answering a message. */
  readonly answer?: number | undefined;
}

/** What a seller's turn is about. */
export const sellerTurnReasons = ['message', 'step', 'appointment', 'collection'] as const;
/** One of `sellerTurnReasons`. */
export type SellerTurnReason = (typeof sellerTurnReasons)[number];

/** What the seller does next. */
export interface SellerTurn {
  readonly why: SellerTurnReason;
  /** The day on which it is done at the latest, where one was promised or agreed. */
  readonly until: CalendarDate | null;
}

/** Who moves next in an order, and until when. Both can: a customer who has to pay may also wait for an answer. */
export interface OrderTurn {
  /** Whether something is asked of the customer. */
  readonly customer: boolean;
  /** What the seller does, the soonest first. */
  readonly seller: readonly SellerTurn[];
}

interface Conversation extends OrderSituation {
  readonly events: readonly TimelineEvent[];
  readonly promised: PromisedDays;
  readonly today: CalendarDate;
  /** The id of a message of the customer's that the seller said needs no answer, such as a last 'Dank je wel!'. */
  readonly settledMessage?: string | null | undefined;
}

/** Whose turn it is in an order, and until when. */
export function orderTurn({ events, promised, today, settledMessage, ...situation }: Conversation): OrderTurn {
  const { order } = situation;
  const isOver = !goesOn(order);
  const customer = !isOver && (asksCustomer(situation) || changedPlan(events, order) !== undefined);
  const last = lastMessage(events);
  const answer: readonly SellerTurn[] =
    last?.from === 'customer' && last.id !== settledMessage
      ? [{ why: 'message', until: promisedAfter(dayOf(last.at), promised.answer) }]
      : [];
  const own = isOver || customer ? [] : [ownTurn(situation.order, atPlaceSince(events), promised, today)];
  return { customer, seller: [...answer, ...own].sort(byDay) };
}

/** What has a day comes before what has none. */
const byDay = (a: SellerTurn, b: SellerTurn) => (a.until ?? '9999').localeCompare(b.until ?? '9999');

const dayOf = (instant: string) => calendarDate(new Date(instant));
const promisedAfter = (day: CalendarDate, days: number | undefined) => (days === undefined ? null : workingDaysAfter(day, days));

function ownTurn(
  { step, agreedIncasso, incassoDate, inspectionAppointment, installationAppointment }: OrderSituation['order'],
  since: string | undefined,
  promised: PromisedDays,
  today: CalendarDate,
): SellerTurn {
  if (step === 'FP' && agreedIncasso) return { why: 'collection', until: incassoDate };
  const planned = plannedAt[step]?.({ inspectionAppointment, installationAppointment });
  const plannedDay = planned === undefined ? undefined : dayOf(planned);
  if (plannedDay !== undefined && plannedDay >= today) return { why: 'appointment', until: plannedDay };
  const from = [since === undefined ? undefined : dayOf(since), plannedDay]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const days = isOrderStep(step) ? promised.steps[step] : undefined;
  return { why: 'step', until: from === undefined ? null : promisedAfter(from, days) };
}

type Appointments = Pick<OrderSituation['order'], 'inspectionAppointment' | 'installationAppointment'>;

const inspection = ({ inspectionAppointment: { date } }: Appointments) => date ?? undefined;
const installation = ({ installationAppointment: { date } }: Appointments) => date ?? undefined;

/** What both wait for at a step, once it is planned. */
const plannedAt: Readonly<Record<string, (appointments: Appointments) => string | undefined>> = {
  DI: inspection,
  AI: inspection,
  SI: inspection,
  IN: installation,
};

/** Whether a promise wasn't kept. */
export const isOverdue = ({ until }: SellerTurn, today: CalendarDate): boolean => until !== null && until < today;
