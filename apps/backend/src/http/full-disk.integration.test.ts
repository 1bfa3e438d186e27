import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { upload } from '../adapters/database/schema/index.js';
import { days, hours } from '../clock/clock.js';
import { enqueue } from '../jobs/job.repository.js';
import { createOrder } from '../order-flow/create-order.js';
import { everyRow } from '../testing/every-row.js';
import { password, startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const draft = (houseId: string) => ({
  query: { houseId },
  body: { houseInfo: { completed: false, consumption: { gasConsumption: '1400' } } },
});

test('with a full disk reading goes on, writing is refused clearly, and all is well as soon as there is room', async () => {
  const { browser, email, houseId } = await backend.customer();
  await backend.browser().call('recoverPassword', { body: { email } });
  // Long enough for a session to be extended by its next use.
  backend.pass(hours(2));
  const before = await everyRow(backend.context.database);
  backend.fillDisk(true);

  const read = await browser.call('getHouses', {});
  expect(read).toMatchObject({ status: 200, body: [{ id: houseId }] });
  expect(read.headers.getSetCookie()).toEqual([]);
  expect((await browser.request('/healthz')).status).toBe(200);
  const refused = await browser.call('postHouseInfo', draft(houseId));
  expect(refused).toMatchObject({
    status: 507,
    body: { code: 'storageFull', message: 'We kunnen nu even niets opslaan. Probeer het over een paar minuten nog eens.' },
  });
  expect(await backend.runDueJobs()).toBe(0);
  expect(await everyRow(backend.context.database)).toEqual(before);

  backend.fillDisk(false);
  await expect(browser.call('postHouseInfo', draft(houseId))).resolves.toMatchObject({ status: 200 });
  expect(await backend.runDueJobs()).toBe(1);
});

test('what makes room goes on, so that a disk full of half uploads gets emptier by itself', async () => {
  const { database, clock } = backend.context;
  const { id: customerId, email } = await backend.customer();
  const id = randomUUID();
  await database.insert(upload).values({ id, customerId, fileName: 'half.mp4', status: 'receiving', createdAt: clock() });
  await backend.storage.write(id, Readable.from('half'));
  backend.pass(days(2));
  await enqueue(database, { kind: 'cleanUp', payload: {}, now: clock() });
  await backend.browser().call('recoverPassword', { body: { email } });
  backend.fillDisk(true);
  await backend.runDueJobs();
  expect(await database.select().from(upload)).toEqual([]);
  expect(await backend.storage.size(id)).toBeUndefined();
  expect(backend.mailbox.mails.filter(({ to }) => to?.[0]?.address === email)).toEqual([]);

  backend.fillDisk(false);
  await backend.runDueJobs();
  expect(backend.mailbox.mails.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1);
});

test('whoever withdraws from an order gets in and does so in the last reserve of the disk, and not beyond that', async () => {
  const { id, email, houseId } = await backend.customer();
  const product = { product: 'Pomp AO', orderDate: '2026-11-12' } as const;
  const { id: orderId } = await createOrder(backend.context, id, { houseId, ...product, step: 'RV', status: 'OG' }, 'seller');
  const withdrawal = { body: { orderId, name: 'Joke Smit' } };
  const visitor = backend.browser();
  backend.fillDisk('wholly');
  await expect(visitor.call('login', { body: { email, password } })).resolves.toMatchObject({ status: 507 });
  backend.fillDisk(true);
  await expect(visitor.call('login', { body: { email, password } })).resolves.toMatchObject({ status: 200 });
  await expect(visitor.call('postFeedback', { body: { message: 'Prima' } as never })).resolves.toMatchObject({ status: 507 });
  backend.fillDisk('wholly');
  await expect(visitor.call('postWithdrawal', withdrawal)).resolves.toMatchObject({ status: 507 });
  backend.fillDisk(true);
  // Nobody agreed to it yet: the use case itself says so.
  await expect(visitor.call('postWithdrawal', withdrawal)).resolves.toMatchObject({ status: 409, body: { reason: 'notAgreed' } });
  backend.fillDisk(false);
});

test('someone who leaves can always log out', async () => {
  const { browser } = await backend.customer();
  backend.pass(days(1));
  backend.fillDisk(true);
  await expect(browser.call('removeSession', {})).resolves.toMatchObject({ status: 200 });
  await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
  backend.fillDisk(false);
});
