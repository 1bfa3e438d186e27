import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentKinds } from '../appointments/appointment.js';
import { hasMessage } from '../order-messages/order-message.js';
import { orderStatuses, orderSteps } from '../orders/order-step.js';
import { paymentTypes } from '../orders/payment-type.js';
import { atPlaceSince, orderTimeline } from './order-timeline.js';
import { appointmentChanges, conversationSides, paymentOutcomes, type PaymentEvent, type TimelineEvent } from './timeline-event.js';

const now = new Date('2026-11-22T09:00:00.000Z');
const places = orderSteps.flatMap((step) =>
  orderStatuses.filter((status) => hasMessage(step, status)).map((status) => ({ step, status })),
);
/** Few moments, so that many things happen at the same one. */
const at = fc.nat({ max: 8 }).map((hour) => new Date(Date.UTC(2026, 10, 21, hour)).toISOString());
const few = fc.nat({ max: 2 }).map(String);

/** What an event is called follows from what it is, as it does where events are recorded. */
const event: fc.Arbitrary<TimelineEvent> = fc.oneof(
  fc.tuple(fc.nat({ max: 30 }), at, fc.constantFrom(...places)).map(([number, when, place]) => ({
    id: `step-${number}`,
    at: when,
    kind: 'step' as const,
    ...place,
  })),
  fc
    .tuple(few, at, fc.constantFrom(...paymentOutcomes), fc.constantFrom(...paymentTypes))
    .map(([paymentId, when, state, type]) => ({
      id: `payment-${paymentId}-${state}`,
      at: when,
      kind: 'payment' as const,
      paymentId,
      type,
      amount: 170_000,
      state,
    })),
  fc
    .tuple(few, at, fc.nat({ max: 3 }), fc.constantFrom(...appointmentChanges), fc.constantFrom(...appointmentKinds))
    .map(([appointmentId, when, sequence, change, what]) => ({
      id: `appointment-${appointmentId}-${sequence}`,
      at: when,
      kind: 'appointment' as const,
      appointmentId,
      what,
      change,
      startsAt: `2026-12-0${sequence + 1}T09:00:00.000Z`,
      endsAt: `2026-12-0${sequence + 1}T10:00:00.000Z`,
      sequence,
    })),
  fc.tuple(few, at, fc.constantFrom(...conversationSides)).map(([id, when, from]) => ({
    id: `message-${id}`,
    at: when,
    kind: 'message' as const,
    from,
    author: null,
    text: 'Dag',
  })),
  fc.tuple(few, at).map(([id, when]) => ({ id: `mail-${id}`, at: when, kind: 'mail' as const, subject: 'Onderwerp' })),
);
/** What happened: one happening has one name. */
const happened = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 25 });

describe('the timeline of an order', () => {
  test('is the same in whatever order, and however often, we hear of what happened', () => {
    fc.assert(
      fc.property(
        happened.chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2, maxLength: events.length * 2 }),
          ),
        ),
        ([events, heard]) => {
          expect(orderTimeline(heard, now)).toEqual(orderTimeline(events, now));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('tells each thing once, the newest first, and no step behind where the order is', () => {
    fc.assert(
      fc.property(happened, (events) => {
        const { past, ahead } = orderTimeline(events, now);
        expect(new Set(past.map(({ id }) => id)).size).toBe(past.length);
        // Steps go by their numbers, as in the next test.
        const times = past.flatMap((told) => (told.kind === 'step' ? [] : [told.at]));
        expect(times).toEqual([...times].sort().reverse());
        const ranks = past.flatMap((told) => (told.kind === 'step' ? [orderSteps.indexOf(told.step)] : []));
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
        expect(ahead.every(({ change, endsAt }) => change !== 'cancelled' && endsAt > now.toISOString())).toBe(true);
        // Nothing is left out but steps that were taken back and what a payment no longer is.
        const left = (kind: TimelineEvent['kind']) => kind !== 'step' && kind !== 'payment';
        expect(past.filter(({ kind }) => left(kind)).length).toBe(events.filter(({ kind }) => left(kind)).length);
      }),
    );
  });

  test('keeps to what is paid, whatever is reported of it afterwards', () => {
    const tried = (state: PaymentEvent['state'], when: string): PaymentEvent => ({
      id: `payment-1-${state}`,
      at: when,
      kind: 'payment',
      paymentId: '1',
      type: 'PY',
      amount: 170_000,
      state,
    });
    const paid = tried('paid', '2026-11-21T10:00:00.000Z');
    const late = tried('expired', '2026-11-21T11:00:00.000Z');
    expect(orderTimeline([paid, late], now).past).toEqual([paid]);
    expect(orderTimeline([tried('pending', '2026-11-21T12:00:00.000Z'), late], now).past).toEqual([late]);
  });

  test('goes by an appointment’s newest change, whichever was recorded last', () => {
    const change = (sequence: number, at: string, kind: 'planned' | 'moved' | 'cancelled'): TimelineEvent => ({
      id: `appointment-1-${sequence}`,
      at,
      kind: 'appointment',
      appointmentId: '1',
      what: 'inspection',
      change: kind,
      startsAt: `2026-12-0${sequence + 1}T09:00:00.000Z`,
      endsAt: `2026-12-0${sequence + 1}T10:00:00.000Z`,
      sequence,
    });
    const planned = change(0, '2026-11-21T10:00:02.000Z', 'planned');
    const moved = change(1, '2026-11-21T10:00:01.000Z', 'moved');
    expect(orderTimeline([moved, planned], now).ahead).toEqual([moved]);
    expect(orderTimeline([planned, change(1, moved.at, 'cancelled')], now).ahead).toEqual([]);
    // What is over is not to come.
    expect(orderTimeline([planned], new Date('2026-12-01T10:00:00.000Z')).ahead).toEqual([]);
  });

  test('forgets what a correction took back, and tells it anew when it happens again', () => {
    const step = (number: number, code: (typeof orderSteps)[number]): TimelineEvent => ({
      id: `step-${number}`,
      at: '2026-11-21T10:00:00.000Z',
      kind: 'step',
      step: code,
      status: 'MI',
    });
    const told = (...events: readonly TimelineEvent[]) => orderTimeline(events, now).past.map(({ id }) => id);
    expect(told(step(1, 'DI'), step(2, 'AI'), step(3, 'DI'))).toEqual(['step-3']);
    expect(told(step(8, 'DI'), step(9, 'AI'), step(10, 'DI'), step(11, 'AI'))).toEqual(['step-11', 'step-10']);
  });

  test('goes by the numbers of steps, whatever clock was behind', () => {
    const step = (number: number, at: string, code: (typeof orderSteps)[number]): TimelineEvent => ({
      id: `step-${number}`,
      at: `2026-11-21T10:00:0${at}.000Z`,
      kind: 'step',
      step: code,
      status: 'MI',
    });
    const message: TimelineEvent = {
      id: 'message-1',
      at: '2026-11-21T10:00:02.000Z',
      kind: 'message',
      from: 'customer',
      author: null,
      text: 'Dag',
    };
    const events = [step(9, '3', 'DI'), step(10, '1', 'AI'), message];
    expect(orderTimeline(events, now).past.map(({ id }) => id)).toEqual(['step-10', 'step-9', 'message-1']);
    expect(atPlaceSince(events)).toBe('2026-11-21T10:00:01.000Z');
  });
});
