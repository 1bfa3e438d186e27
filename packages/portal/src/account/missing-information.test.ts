import { exampleAnswer } from '@pomp/api-client/testing';
import type { House, Order } from '@pomp/domain';
import { expect, test } from 'vitest';
import { missingInformation } from './missing-information.js';

const [exampleOrder] = exampleAnswer('getOrders') as [Order];
const [exampleHouse] = exampleAnswer('getHouses') as [House];
const house: House = { ...exampleHouse, id: 'h1', houseInfoCompleted: false, installationInfoPompAoCompleted: false };
const underWay: Order = { ...exampleOrder, houseId: 'h1', step: 'SI', status: 'MI', flow: 'pomp ao', withdrawnAt: null };
const delivered: Order = { ...underWay, step: 'CP', status: 'OK' };
const withdrawn: Order = { ...underWay, withdrawnAt: '2026-11-02T10:00:00.000Z' };

test.each<[string, readonly Order[], boolean, boolean]>([
  ['a house without an order is asked about', [], true, false],
  ['so is one with an order under way, and its installation', [underWay], true, true],
  ['nobody waits for answers once the order is delivered', [delivered], false, false],
  ['nor once it was withdrawn from', [withdrawn], false, false],
  ['a second order asks again', [delivered, underWay], true, true],
  ['an order of another house asks nothing of this one', [{ ...underWay, houseId: 'h2' }, delivered], false, false],
])('%s', (_, orders, houseInfo, installationInfo) => {
  expect(missingInformation(orders, [house])).toEqual({ houseInfo, installationInfo });
});

test('what was answered is not missing', () => {
  const answered = { ...house, houseInfoCompleted: true, installationInfoPompAoCompleted: true };
  expect(missingInformation([underWay], [answered])).toEqual({ houseInfo: false, installationInfo: false });
});
