import { expect, test } from 'vitest';
import { flowOf } from '../products/flow-of.js';
import type { OrderProduct } from '../products/order-products.js';
import { orderMessage } from './order-message.js';
import type { OrderFacts } from './order-situation.js';
import { orderStatuses, orderSteps } from '../orders/order-step.js';
import { possibleReminder, reminderReason } from './reminder.js';

const order = (step: string, status: string, rest: Partial<OrderFacts> = {}): OrderFacts => {
  const product: OrderProduct = rest.product ?? 'Pomp AO';
  const nothing = { agreedIncasso: false, incassoDate: null, withdrawnAt: null, withdrawalUntil: null };
  return {
    id: 'order',
    houseId: 'house',
    step,
    status,
    ...nothing,
    inspectionAppointment: { date: null },
    installationAppointment: { date: null },
    ...rest,
    product,
    flow: flowOf[product] ?? null,
  };
};

test('information, a signature and a payment are what a customer is reminded of', () => {
  const places = orderSteps.flatMap((step) => orderStatuses.map((status) => [step, status] as const));
  const reminded = places.flatMap(([step, status]) => possibleReminder(order(step, status)) ?? []);
  expect(places.filter(([step, status]) => possibleReminder(order(step, status))).map((place) => place.join(' '))).toEqual([
    'DI OG',
    'AI MI',
    'PY OG',
    'FP MI',
  ]);
  expect(reminded).toEqual(['information', 'information', 'signature', 'payment']);
});

test('what an order asks once an inspection that was called off is planned anew can be reminded of, planning it not', () => {
  const calledOff = order('AI', 'MI', { inspectionAppointment: { date: null, cancelledAt: '2026-11-24T20:15:00.000Z' } });
  const house = { houseInfoCompleted: false, installationInfoPompAoCompleted: false, installationInfoPompTCompleted: false };
  expect(possibleReminder(calledOff)).toBe('information');
  expect(reminderReason(orderMessage({ order: calledOff, house }))).toBeUndefined();
});

test('nobody is reminded of a Heatcycle, or of an order that was withdrawn from', () => {
  expect(possibleReminder(order('FP', 'MI', { product: 'Heatcycle' }))).toBeUndefined();
  expect(possibleReminder(order('FP', 'MI', { withdrawnAt: '2026-11-24T20:15:00.000Z' }))).toBeUndefined();
});

test('someone who did what was asked is not reminded of it', () => {
  const house = { houseInfoCompleted: true, installationInfoPompAoCompleted: true, installationInfoPompTCompleted: true };
  expect(reminderReason(orderMessage({ order: order('AI', 'MI'), house }))).toBeUndefined();
  expect(reminderReason(orderMessage({ order: order('FP', 'MI', { agreedIncasso: true }), house }))).toBeUndefined();
  expect(reminderReason(orderMessage({ order: order('FP', 'MI'), house }))).toBe('payment');
});
