import { orderStatuses, orderSteps, type Order, type PaymentType } from '@pomp/domain';
import { expect, test } from 'vitest';
import { paymentMoment, type PaymentMoment } from './payment-moment.js';

const places = orderSteps.flatMap((step) => orderStatuses.map((status) => ({ step, status })));
const when = (type: PaymentType, moment: PaymentMoment) =>
  places
    .filter((place) => paymentMoment({ ...place, flow: 'pomp ao', withdrawnAt: null }, type) === moment)
    .map(({ step, status }) => `${step} ${status}`);

test('the down payment is asked once the plan is ready, and is past from when it is paid', () => {
  expect(when('PY', 'early')).toEqual(['RV MI', 'RV OG', 'RV OK', 'DI MI', 'DI OG', 'DI OK', 'AI MI', 'SI MI', 'PY MI']);
  expect(when('PY', 'asked')).toEqual(['PY OG']);
  expect(when('PY', 'past')).toEqual(['PY OK', 'IN MI', 'FP MI', 'CP OK']);
});

test('the final invoice is asked after the installation', () => {
  expect(when('FP', 'asked')).toEqual(['FP MI']);
  expect(when('FP', 'past')).toEqual(['CP OK']);
});

test('an order that was withdrawn from, or that goes by phone, asks nothing', () => {
  const asked: Pick<Order, 'step' | 'status' | 'flow' | 'withdrawnAt'> = {
    step: 'PY',
    status: 'OG',
    flow: 'pomp ao',
    withdrawnAt: null,
  };
  expect(paymentMoment({ ...asked, withdrawnAt: '2026-11-24T20:15:00.000Z' }, 'PY')).toBe('withdrawn');
  expect(paymentMoment({ ...asked, flow: null }, 'PY')).toBe('byPhone');
});

test('a step that this version doesn’t know asks nothing', () => {
  expect(paymentMoment({ step: 'XX' as Order['step'], status: 'OG', flow: 'pomp ao', withdrawnAt: null }, 'FP')).toBe('unknown');
});
