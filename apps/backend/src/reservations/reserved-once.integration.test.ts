import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hours, minutes } from '../clock/clock.js';
import { askBackOffice } from '../testing/back-office.js';
import { reservation, reservingAt } from '../testing/reserving.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
let reserving: ReturnType<typeof reservingAt>;
beforeAll(async () => {
  backend = await startTestBackend();
  reserving = reservingAt(backend);
});
beforeEach(() => backend.pass(minutes(1)));

/** One customer, one order and one mail. */
async function expectOne(email: string) {
  await backend.runDueJobs();
  expect(await reserving.customersOf(email)).toHaveLength(1);
  expect(reserving.mailsTo(email)).toHaveLength(1);
  const { orders } = await askBackOffice(backend, 'getAllOrders', { query: {} });
  expect(orders.filter(({ customer }) => customer.email === email)).toHaveLength(1);
}

test.each([
  ['with a key', 'form-1'],
  ['without one', undefined],
])('a reservation, sent four times at once %s, is one', async (_what, key) => {
  const body = reservation();
  const answers = await Promise.all(Array.from({ length: 4 }, () => reserving.post(body, key === undefined ? {} : { key })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await expectOne(body.contactInformation.email);
});

test('a reservation, sent again by who got no answer and then took longer, is one', async () => {
  const body = reservation();
  for (const took of [4_000, 9_000]) expect((await reserving.post({ ...body, took })).status).toBe(200);
  await expectOne(body.contactInformation.email);
});

test('a key is known again hours later, and answered as the first time', async () => {
  const body = reservation();
  for (const wait of [0, hours(23)]) {
    backend.pass(wait);
    expect((await reserving.post({ ...body, took: 5_000 + wait }, { key: 'late' })).status).toBe(200);
  }
  await expectOne(body.contactInformation.email);
});

test('another reservation under the same key is refused', async () => {
  const body = reservation();
  await reserving.post(body, { key: 'other' });
  expect(await reserving.post({ ...body, quantity: 2 }, { key: 'other' })).toMatchObject({
    status: 422,
    body: { code: 'keyReused' },
  });
  await expectOne(body.contactInformation.email);
});

test('several reservations with one e-mail address at the same moment make one account, and the others hear that it is there', async () => {
  const body = reservation();
  const answers = await Promise.all(
    ['Utrecht', 'Zeist', 'Bunnik'].map((city) => reserving.post({ ...body, address: { ...body.address, city } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await expectOne(body.contactInformation.email);
});
