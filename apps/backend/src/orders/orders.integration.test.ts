import { orderTimeline } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { seconds } from '../clock/clock.js';
import { planAppointment } from '../appointments/plan-appointment.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { createOrder, type NewOrder } from '../order-flow/create-order.js';
import { moveOrder } from '../order-flow/move-order.js';
import { listOrderEvents } from '../order-events/order-event.repository.js';
import { postMessage } from '../conversation/post-message.js';
import { orderRepository } from './order.repository.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const order = (houseId: string): NewOrder => ({ houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'AI', status: 'MI' });

test('a customer without orders has an empty list', async () => {
  const { browser } = await backend.customer();
  await expect(browser.call('getOrders', {})).resolves.toMatchObject({ status: 200, body: [] });
});

test('orders come with the oldest first, with the flow of their product and their appointments', async () => {
  const { id, houseId, browser } = await backend.customer();
  const inspectionAt = new Date('2026-11-30T09:30:00.000Z');
  await createOrder(backend.context, id, { ...order(houseId), product: 'Upgrade', inspectionAt }, 'seller');
  await createOrder(backend.context, id, { ...order(houseId), product: 'Heatcycle', orderDate: '2025-01-31' }, 'seller');
  const { body } = await browser.call('getOrders', {});
  expect(body).toMatchObject([
    { product: 'Heatcycle', orderDate: '2025-01-31', flow: null, inspectionAppointment: { date: null } },
    { product: 'Upgrade', orderDate: '2026-11-12', flow: 'pomp t', inspectionAppointment: { date: '2026-11-30T09:30:00.000Z' } },
  ]);
});

test('the history of a customer’s orders starts where each was made', async () => {
  const { id, houseId, browser } = await backend.customer();
  await expect(browser.call('getOrderHistory', {})).resolves.toMatchObject({ status: 200, body: [] });
  const { id: orderId } = await createOrder(backend.context, id, order(houseId), 'seller');
  await expect(browser.call('getOrderHistory', {})).resolves.toMatchObject({
    body: [{ orderId, step: 'AI', status: 'MI', at: backend.now().toISOString() }],
  });
});

test('orders that are made at the same moment get numbers of their own', async () => {
  const { id, houseId } = await backend.customer();
  const made = await Promise.all(Array.from({ length: 8 }, () => createOrder(backend.context, id, order(houseId), 'seller')));
  expect(new Set(made.map(({ orderNumber }) => orderNumber)).size).toBe(8);
  for (const { orderNumber } of made) expect(orderNumber).toMatch(/^2026-\d{5}$/);
});

test('an order can’t be made for someone else’s house', async () => {
  const [own, other] = [await backend.customer(), await backend.customer()];
  await expect(createOrder(backend.context, own.id, order(other.houseId), 'seller')).rejects.toMatchObject({ code: 'notFound' });
});

test('the database refuses an order that is complete but not done', async () => {
  const { houseId } = await backend.customer();
  const row = { ...order(houseId), step: 'CP', status: 'MI', year: 2026, createdAt: backend.now() } as const;
  await expect(orderRepository(backend.context.database).insert(row)).rejects.toThrow();
});

test('of two that do something with an order at the same moment, the one that waited was later', async () => {
  const { id: customerId, houseId } = await backend.customer();
  const { id: orderId } = await createOrder(backend.context, customerId, { ...order(houseId), step: 'PY', status: 'MI' }, 'seller');
  backend.pass(seconds(1));
  const written = { orderId, customerId, from: 'seller', author: null } as const;
  const waiting: Promise<unknown>[] = [];
  await backend.context.database.transaction(async (transaction) => {
    await orderRepository(transaction).lock(orderId);
    waiting.push(
      moveOrder(backend.context, { orderId, step: 'IN', status: 'MI' }, 'seller'),
      postMessage(backend.context, { ...written, text: 'Tweede' }),
      planAppointment(backend.context, { orderId, kind: 'inspection', startsAt: new Date('2026-12-10T09:00:00Z') }),
    );
    backend.pass(seconds(1));
    const within = { ...backend.context, database: transaction };
    await moveOrder(within, { orderId, step: 'PY', status: 'OK' }, 'customer');
    await postMessage(within, { ...written, text: 'Eerste' });
  });
  await Promise.all(waiting);
  const events = await listOrderEvents(backend.context.database, orderId);
  expect(orderTimeline(events, backend.now()).past.find(({ kind }) => kind === 'step')).toMatchObject({ step: 'IN', status: 'MI' });
  const times = events.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
});

test('the hundred thousandth order has a number too, and comes after the one before it', async () => {
  const { id, houseId, browser } = await backend.customer();
  await backend.context.database.execute(sql`alter sequence order_number restart with 99999`);
  for (let made = 0; made < 3; made += 1) await createOrder(backend.context, id, order(houseId), 'seller');
  const { body } = await browser.call('getOrders', {});
  expect(body).toMatchObject(['2026-99999', '2026-100000', '2026-100001'].map((orderNumber) => ({ orderNumber })));
});
