import { describe, expect, test } from 'vitest';
import { nothingDone } from '../order-messages/nothing-done.js';
import type { OrderFacts } from '../order-messages/order-situation.js';
import { orderToSign } from '../order-messages/order-to-sign.test.helper.js';
import { subsidyUntil } from './delivery.js';
import { isOverdue, orderTurn, type PromisedDays } from './order-turn.js';
import type { MessageEvent, TimelineEvent } from './timeline-event.js';

const order: OrderFacts = { ...orderToSign, status: 'MI' };
/** A Friday. */
const came: TimelineEvent = { id: 'step-1', at: '2026-11-20T15:00:00.000Z', kind: 'step', step: 'PY', status: 'MI' };
const message = (from: MessageEvent['from'], at: string): MessageEvent => ({
  id: `message-${at}`,
  at,
  kind: 'message',
  from,
  author: null,
  text: 'Dag',
});
const promised = { steps: { RV: 2, PY: 5, IN: 5 }, answer: 1 };
const today = '2026-11-21' as const;
const turn = (rest: Partial<OrderFacts>, events: readonly TimelineEvent[] = [came], promises: PromisedDays = promised) =>
  orderTurn({ order: { ...order, ...rest }, house: nothingDone, events, promised: promises, today });

describe('who moves next in an order', () => {
  test('is the seller where nothing is asked, within the working days that are promised at that step', () => {
    expect(turn({})).toEqual({ customer: false, seller: [{ why: 'step', until: '2026-11-27' }] });
  });

  test('is told without a day where none was promised, or where nobody knows since when', () => {
    expect(turn({}, [came], { steps: {} }).seller).toEqual([{ why: 'step', until: null }]);
    expect(turn({}, []).seller).toEqual([{ why: 'step', until: null }]);
  });

  test('is the customer where something is asked', () => {
    expect(turn({ status: 'OG' })).toEqual({ customer: true, seller: [] });
  });

  test('are both while a customer waits for an answer too, which is due the next working day', () => {
    const asked = message('customer', '2026-11-20T16:00:00.000Z');
    expect(turn({ status: 'OG' }, [came, asked])).toEqual({ customer: true, seller: [{ why: 'message', until: '2026-11-23' }] });
    const answered = message('seller', '2026-11-21T08:00:00.000Z');
    expect(turn({ status: 'OG' }, [answered, came, asked]).seller).toEqual([]);
    expect(turn({}, [came, asked]).seller.map(({ why }) => why)).toEqual(['message', 'step']);
  });

  test('isn’t the seller because of a message that needs no answer, until the customer writes again', () => {
    const thanks = message('customer', '2026-11-20T16:00:00.000Z');
    const withSettled = (events: readonly TimelineEvent[]) =>
      orderTurn({ order: { ...order, status: 'OG' }, house: nothingDone, events, promised, today, settledMessage: thanks.id });
    expect(withSettled([came, thanks]).seller).toEqual([]);
    const more = message('customer', '2026-11-20T17:00:00.000Z');
    expect(withSettled([came, thanks, more]).seller.map(({ why }) => why)).toEqual(['message']);
  });

  test('is an appointment that both wait for, until it was', () => {
    const at = (date: string) => turn({ step: 'IN', installationAppointment: { date } }).seller;
    expect(at('2027-01-12T07:00:00.000Z')).toEqual([{ why: 'appointment', until: '2027-01-12' }]);
    expect(at('2026-11-19T07:00:00.000Z')).toEqual([{ why: 'step', until: '2026-11-27' }]);
  });

  test('is whoever collects a final invoice', () => {
    const collected = { step: 'FP', agreedIncasso: true } as const;
    expect(turn({ ...collected, incassoDate: '2026-12-28' })).toEqual({
      customer: false,
      seller: [{ why: 'collection', until: '2026-12-28' }],
    });
  });

  test('is nobody when all is done or withdrawn, but for an answer', () => {
    expect(turn({ step: 'CP', status: 'OK' })).toEqual({ customer: false, seller: [] });
    expect(turn({ status: 'OG', withdrawnAt: '2026-11-20T10:00:00.000Z' })).toEqual({ customer: false, seller: [] });
    expect(turn({ step: 'CP', status: 'OK' }, [message('customer', '2026-11-20T10:00:00.000Z')]).seller).toHaveLength(1);
  });

  test('is overdue from the day after the one that was promised', () => {
    expect(isOverdue({ why: 'step', until: today }, today)).toBe(false);
    expect(isOverdue({ why: 'step', until: '2026-11-20' }, today)).toBe(true);
    expect(isOverdue({ why: 'step', until: null }, today)).toBe(false);
  });
});

test.each([
  ['2027-01-12', '2029-01-12'],
  ['2028-02-29', '2030-02-28'],
] as const)('the subsidy for what was installed on %s can be asked until %s', (installed, until) => {
  expect(subsidyUntil(installed)).toBe(until);
});
