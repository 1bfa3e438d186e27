import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderProduct } from '../products/order-products.js';
import { inDutch } from '../testing/languages.js';
import { awaitsInspection, dashboardOrder } from './order.js';
import { orderSteps, stepLabel, type OrderStep } from './order-step.js';

const order = (
  orderNumber: string,
  orderDate: `${number}-${number}-${number}`,
  product: OrderProduct = 'Pomp AO',
  step: OrderStep = 'AI',
) => ({ orderNumber, orderDate, product, step, withdrawnAt: null });

describe('the order on the dashboard', () => {
  test('is the oldest one that is under way and no Heatcycle', () => {
    const orders = [
      order('4', '2026-03-01'),
      order('1', '2025-01-01', 'Heatcycle'),
      order('2', '2025-02-01', 'Pomp AO', 'CP'),
      order('3', '2026-02-01'),
    ];
    expect(dashboardOrder(orders)?.orderNumber).toBe('3');
  });

  test('is none when nothing is under way', () => {
    expect(dashboardOrder([order('1', '2025-01-01', 'Heatcycle')])).toBeUndefined();
  });

  test('is none that was withdrawn from', () => {
    const withdrawn = { ...order('1', '2025-01-01'), withdrawnAt: '2025-01-10T10:00:00.000Z' };
    expect(dashboardOrder([withdrawn, order('2', '2026-01-01')])?.orderNumber).toBe('2');
  });

  test('is the first by its number, however many digits that has', () => {
    expect(dashboardOrder([order('2026-100000', '2026-01-05'), order('2026-99999', '2026-01-05')])?.orderNumber).toBe('2026-99999');
  });

  test('does not depend on the order in which orders come', () => {
    const orders = ['2026-01-05', '2026-01-05', '2026-02-01'].map((date, index) => order(String(index), date as '2026-01-05'));
    fc.assert(
      fc.property(fc.shuffledSubarray(orders, { minLength: 3 }), (shuffled) => {
        expect(dashboardOrder(shuffled)?.orderNumber).toBe('0');
      }),
    );
  });
});

test('steps have the labels of the spec, in its order', () => {
  expect(orderSteps.map((code) => inDutch.say(stepLabel(code)))).toEqual([
    'Reservering',
    'Inspectie inplannen',
    'Informatie opgeven',
    'Digitale inspectie',
    'Tekenen & aanbetaling',
    'Installatie',
    'Eindbetaling',
    'Bestelling voltooid',
  ]);
  expect(inDutch.say(stepLabel('XX'))).toBe('Stap: XX onbekend.');
});

test.each([
  [null, false],
  ['2026-11-29T09:30:00.000Z', false],
  ['2026-11-30T09:30:00.000Z', false],
  // As a server with another clock writes it.
  ['2026-11-30T11:31:00+02:00', true],
])('an inspection at %s is still to come: %s', (date, comes) => {
  expect(awaitsInspection({ inspectionAppointment: { date } }, new Date('2026-11-30T09:30:00.000Z'))).toBe(comes);
});
