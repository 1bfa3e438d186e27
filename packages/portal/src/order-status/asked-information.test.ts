import { exampleAnswer } from '@pomp/api-client/testing';
import type { House, Order } from '@pomp/domain';
import { expect, test } from 'vitest';
import { askedHouses, askedInformation } from './asked-information.js';

const [example] = exampleAnswer('getOrders') as [Order];
const [exampleHouse] = exampleAnswer('getHouses') as [House];
const order: Order = { ...example, houseId: 'h1', step: 'AI', status: 'MI', flow: 'pomp ao' };
const house: House = { ...exampleHouse, id: 'h1', houseInfoCompleted: false, installationInfoPompAoCompleted: false };

test('an order asks for the house first, then for the installation, then for nothing', () => {
  expect(askedInformation(order, house)).toBe('houseInfo');
  expect(askedInformation(order, { ...house, houseInfoCompleted: true })).toBe('installationInfo');
  expect(askedInformation(order, { ...house, houseInfoCompleted: true, installationInfoPompAoCompleted: true })).toBeUndefined();
  expect(askedInformation({ ...order, step: 'PY', status: 'OG' }, house)).toBeUndefined();
});

test('only the houses of orders that ask something are looked into, each once', () => {
  const orders = [
    order,
    { ...order, id: 'another' },
    { ...order, id: 'to sign', houseId: 'h2', step: 'PY', status: 'OG' } as const,
  ];
  expect(askedHouses(orders, [house, { ...house, id: 'h2' }]).map(({ id }) => id)).toEqual(['h1']);
});
