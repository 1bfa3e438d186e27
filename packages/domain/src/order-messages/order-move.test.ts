import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderMove, type OrderPlace } from './order-move.js';
import { orderStatuses, orderSteps } from '../orders/order-step.js';

const places: readonly OrderPlace[] = orderSteps.flatMap((step) => orderStatuses.map((status) => ({ step, status })));

test.each([
  ['DI MI', 'AI MI', 'forward'],
  ['PY MI', 'PY OG', 'forward'],
  ['RV OG', 'CP OK', 'forward'],
  ['PY OG', 'PY MI', 'back'],
  ['SI MI', 'AI MI', 'back'],
  ['PY OG', 'PY OG', 'none'],
  ['SI MI', 'SI OG', 'unknown'],
  ['CP OK', 'CP MI', 'unknown'],
])('from %s to %s is %s', (from, to, move) => {
  const place = (text: string) => places.find(({ step, status }) => `${step} ${status}` === text) ?? { step: 'RV', status: 'MI' };
  expect(orderMove(place(from), place(to))).toBe(move);
});

test('what is forward one way is back the other way', () => {
  const known = fc.constantFrom(...places.filter((place) => orderMove(place, place) === 'none'));
  fc.assert(fc.property(known, known, (a, b) => (orderMove(a, b) === 'forward') === (orderMove(b, a) === 'back')));
});
