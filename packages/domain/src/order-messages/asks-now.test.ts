import { expect, test } from 'vitest';
import { asksNow, type OrderPapers } from './asks-now.js';
import { nothingDone } from './nothing-done.js';
import type { OrderFacts } from './order-situation.js';
import { orderToSign } from './order-to-sign.test.helper.js';

const none: OrderPapers = { planChanged: false, planExpired: false, unpaid: false, beingPaid: false };
const asks = (papers: Partial<OrderPapers>, place: Partial<OrderFacts> = {}) =>
  asksNow({ order: { ...orderToSign, ...place }, house: nothingDone }, { ...none, ...papers });

test('what its place asks, an order asks', () => {
  expect(asks({})).toBe(true);
  expect(asks({}, { status: 'OK' })).toBe(false);
});

test('a plan that changed is to be signed, wherever the order stands', () => {
  expect(asks({ planChanged: true }, { step: 'IN', status: 'MI' })).toBe(true);
  expect(asks({ planChanged: true, beingPaid: true })).toBe(true);
});

test('what a bank is busy with isn’t asked', () => {
  expect(asks({ unpaid: true, beingPaid: true })).toBe(false);
  expect(asks({ unpaid: true, beingPaid: true }, { step: 'FP', status: 'MI' })).toBe(false);
});

test('nobody is asked to sign a plan that expired, but to pay what was signed before it', () => {
  expect(asks({ planExpired: true })).toBe(false);
  expect(asks({ planExpired: true, planChanged: true })).toBe(false);
  expect(asks({ planExpired: true, planChanged: true, unpaid: true })).toBe(true);
  expect(asks({ planExpired: true, planChanged: true, unpaid: true, beingPaid: true })).toBe(false);
});
