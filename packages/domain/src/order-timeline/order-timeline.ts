import { orderRank } from '../order-messages/order-move.js';
import { compareNumbered } from '../orders/compare-numbered.js';
import { wayOf } from '../orders/way-of.js';
import type { AppointmentEvent, PaymentEvent, TimelineEvent } from './timeline-event.js';

/** An order's page: what is still to come, and what happened. */
export interface OrderTimeline {
  /** Appointments to come, the first one last: it is the nearest to now. */
  readonly ahead: readonly AppointmentEvent[];
  /** The newest first. */
  readonly past: readonly TimelineEvent[];
}

/**
 * What there is to tell of an order. It depends on what happened and when, never on when or how often we heard of it: the same events in any order, some of
 * them twice, tell the same.
 *
 * - What was corrected away is gone: of the steps, only the way to where the order is now.
 * - Of a try to pay only what came of it in the end. What is paid stays paid, whatever is reported afterwards.
 */
export function orderTimeline(events: readonly TimelineEvent[], now: Date): OrderTimeline {
  const happened = inOrder(events);
  const steps = new Set(wayOf(happened.filter(isOf('step')), orderRank));
  const payments = new Set(outcomesOf(happened.filter(isOf('payment'))));
  const appointments = happened.filter(isOf('appointment'));
  return {
    ahead: standing(appointments)
      .filter(({ change, endsAt }) => change !== 'cancelled' && new Date(endsAt) > now)
      .sort((a, b) => b.startsAt.localeCompare(a.startsAt)),
    past: happened
      .filter((event) => {
        if (event.kind === 'step') return steps.has(event);
        if (event.kind === 'payment') return payments.has(event);
        return true;
      })
      .reverse(),
  };
}

const isOf =
  <Kind extends TimelineEvent['kind']>(kind: Kind) =>
  (event: TimelineEvent): event is Extract<TimelineEvent, { kind: Kind }> =>
    event.kind === kind;

/**
 * Each once, the oldest first. Events of one moment have an order too, which their names give. Steps follow each other by their names alone, in which they are counted: a clock that was behind
 * doesn't take an order back to where it was.
 */
export function inOrder(events: readonly TimelineEvent[]): readonly TimelineEvent[] {
  const once = new Map(events.map((event) => [event.id, event]));
  const named = [...once.values()].sort((a, b) => compareNumbered(a.id, b.id));
  let lastStep = '';
  const placed = named.map((event) => {
    if (event.kind !== 'step') return { event, at: event.at };
    if (event.at > lastStep) lastStep = event.at;
    return { event, at: lastStep };
  });
  // Of one moment they stay in the order of their names.
  return placed.sort((a, b) => a.at.localeCompare(b.at)).map(({ event }) => event);
}

const weight = ({ state }: PaymentEvent) => (state === 'paid' ? 2 : state === 'pending' ? 0 : 1);

function outcomesOf(payments: readonly PaymentEvent[]): readonly PaymentEvent[] {
  const telling = new Map<string, PaymentEvent>();
  for (const payment of payments) {
    const before = telling.get(payment.paymentId);
    if (!before || weight(payment) >= weight(before)) telling.set(payment.paymentId, payment);
  }
  return [...telling.values()];
}

/** How each appointment stands by now. */
function standing(changes: readonly AppointmentEvent[]): AppointmentEvent[] {
  const newest = new Map<string, AppointmentEvent>();
  for (const change of changes) {
    const before = newest.get(change.appointmentId);
    if (!before || change.sequence >= before.sequence) newest.set(change.appointmentId, change);
  }
  return [...newest.values()];
}

/** When the order came to where it is; undefined when that was never recorded. */
export const atPlaceSince = (events: readonly TimelineEvent[]): string | undefined =>
  wayOf(inOrder(events).filter(isOf('step')), orderRank).at(-1)?.at;

/** The message that was written last, by either side. */
export const lastMessage = (events: readonly TimelineEvent[]) => inOrder(events).filter(isOf('message')).at(-1);
