import { exampleAnswer } from '@pomp/api-client/testing';
import type { Order } from '@pomp/domain';
import { expect, test } from 'vitest';
import { chosenInstallation } from './installation-orders.js';

const [order] = exampleAnswer('getOrders') as [Order];
const underWay: Order = { ...order, id: 'under way', houseId: 'h1', step: 'AI', status: 'MI' };
const finished: Order = { ...order, id: 'finished', houseId: 'h2', step: 'CP', status: 'OK', product: 'Upgrade', flow: 'pomp t' };
const byPhone: Order = { ...order, id: 'by phone', houseId: 'h3', product: 'Heatcycle', flow: null };
const withdrawn: Order = { ...order, id: 'withdrawn', houseId: 'h4', withdrawnAt: '2026-11-18T10:00:00.000Z' };

test.each([
  ['the order under way', {}, [finished, underWay], 'under way'],
  ['the first with an installation where none is under way', {}, [byPhone, withdrawn, finished], 'finished'],
  ['the named order', { orderId: 'finished' }, [underWay, finished], 'finished'],
  ['the order of the named house and flow', { houseId: 'h2', flow: 'pomp t' }, [underWay, finished], 'finished'],
  ['nothing for a Heatcycle', { orderId: 'by phone' }, [underWay, byPhone], undefined],
  ['nothing for an order that was withdrawn from', { orderId: 'withdrawn' }, [underWay, withdrawn], undefined],
] as const)('Installatiegegevens shows %s', (_what, named, orders, shown) => {
  expect(chosenInstallation(orders, named)?.id).toBe(shown);
});
