import { exampleAnswer } from '@pomp/api-client/testing';
import type { House, Order } from '@pomp/domain';
import { expect, test } from 'vitest';
import { asksSomething } from './asks-something.js';

const [example] = exampleAnswer('getOrders') as [Order];
const [house] = exampleAnswer('getHouses') as [House];
const asks = (order: Partial<Order>, houses = [house]) => asksSomething([{ ...example, ...order }], houses);

test('where papers decide, an order asks what the server says', () => {
  expect(asks({ step: 'IN', status: 'MI', asks: true })).toBe(true);
  expect(asks({ step: 'PY', status: 'OG', asks: false })).toBe(false);
  expect(asks({ step: 'FP', status: 'MI', asks: false })).toBe(false);
});

test('elsewhere, and of a server from before it was told, what its place and its house ask', () => {
  expect(asks({ step: 'DI', status: 'MI' })).toBe(true);
  expect(asks({ step: 'PY', status: 'OG' })).toBe(true);
  expect(asks({ step: 'IN', status: 'MI' })).toBe(false);
  expect(asks({ step: 'DI', status: 'MI' }, [])).toBe(false);
});
