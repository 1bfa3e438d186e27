import { expect, test } from 'vitest';
import { reachedSteps, type OrderEvent } from './order-history.js';
import type { OrderStep } from './order-step.js';

const event = (step: OrderStep, at: string, orderId = 'own'): OrderEvent => ({ orderId, step, status: 'MI', at });
const reached = (step: OrderStep, ...events: OrderEvent[]) =>
  reachedSteps({ id: 'own', step }, events).map((found) => `${found.step} ${found.at}`);

test('an order came to a step when it first stood there, whatever its status became', () => {
  expect(reached('AI', event('RV', '1'), event('DI', '2'), event('DI', '3'), event('AI', '4'))).toEqual(['AI 4', 'DI 2', 'RV 1']);
});

test('a step that was skipped has no date', () => {
  expect(reached('AI', event('RV', '1'), event('AI', '2'))).toEqual(['AI 2', 'RV 1']);
});

test('after a correction a step counts from the last time, and what lies ahead again doesn’t count', () => {
  const events = [event('AI', '1'), event('SI', '2'), event('AI', '3')];
  expect(reached('AI', ...events)).toEqual(['AI 3']);
  expect(reached('SI', ...events, event('SI', '4'))).toEqual(['SI 4', 'AI 3']);
});

test('what a correction took back stays away when the order goes past it', () => {
  const events = [event('RV', '1'), event('DI', '2'), event('AI', '3'), event('RV', '4')];
  expect(reached('RV', ...events)).toEqual(['RV 4']);
  expect(reached('PY', ...events, event('PY', '5'))).toEqual(['PY 5', 'RV 4']);
});

test('another order’s dates are its own', () => {
  expect(reached('RV', event('RV', '1', 'other'), event('RV', '2'))).toEqual(['RV 2']);
});
