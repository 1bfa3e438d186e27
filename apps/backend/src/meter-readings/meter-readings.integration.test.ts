import { calendarDate, meterUse, type OrderProduct } from '@pomp/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { after, days, minutes, seconds } from '../clock/clock.js';
import { askBackOffice } from '../testing/back-office.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  // A customer who stays in for a year: what is tested is what meters say.
  backend = await startTestBackend({ sessionLifetime: { idle: days(200), max: days(390) } });
});
beforeEach(() => backend.pass(minutes(2)));

/** Today, or so many days from then. */
const dayFrom = (now: Date, count: number) => calendarDate(after(now, days(count)));
const promise = { gas: { from: 300, to: 500 }, electricity: { from: 4_000, to: 5_000 } };

/** An order of which all is done, installed today, with what was promised. */
async function doneOrder(product: OrderProduct = 'Pomp AO') {
  const customer = await backend.customer();
  const { id: orderId } = await askBackOffice(backend, 'postCustomerOrder', {
    query: { customerId: customer.id },
    body: { houseId: customer.houseId, product, orderDate: '2026-11-12', step: 'IN', status: 'MI' },
  });
  const query = { orderId };
  await askBackOffice(backend, 'putAppointment', {
    query: { ...query, kind: 'installation' },
    body: { startsAt: backend.now().toISOString() },
  });
  await askBackOffice(backend, 'putOrderStep', { query, body: { step: 'CP', status: 'OK' } });
  await askBackOffice(backend, 'putDelivery', {
    query,
    body: {
      deviceCode: null,
      warranties: [],
      serviceOn: null,
      promise: product === 'Pomp AO' ? promise : { ...promise, gas: null },
    },
  });
  return { ...customer, orderId };
}
type Done = Awaited<ReturnType<typeof doneOrder>>;

const give = (
  { browser, orderId }: Done,
  body: { readonly gas?: string; readonly electricity: string; readonly share?: boolean },
) => browser.call('postMeterReading', { body: { orderId, ...body } });

test('readings of a year stand beside what was promised, one for each day', async () => {
  const own = await doneOrder();
  const now = backend.now();
  expect(await give(own, { gas: '1000', electricity: '20000' })).toMatchObject({
    status: 200,
    body: { open: true, until: dayFrom(now, 396), hasGas: true, shared: false, promise },
  });
  // Typed wrong, and right.
  await give(own, { gas: '1001', electricity: '20001', share: true });
  backend.pass(days(30));
  const { body } = await give(own, { gas: '1060', electricity: '20400' });
  expect(body).toMatchObject({
    readings: [
      { on: dayFrom(now, 30), gas: 1_060, electricity: 20_400 },
      { on: dayFrom(now, 0), gas: 1_001, electricity: 20_001 },
    ],
    shared: false,
  });
  expect((await own.browser.call('getMeterReadings', { query: { orderId: own.orderId } })).body).toEqual(body);
});

test('what a meter can’t have said is refused at its field', async () => {
  const own = await doneOrder();
  await give(own, { gas: '1000', electricity: '20000' });
  backend.pass(days(1));
  for (const [given, field] of [
    [{ gas: '999', electricity: '20010' }, 'gas'],
    [{ gas: '1010', electricity: '200100' }, 'electricity'],
    [{ electricity: '20010' }, 'gas'],
    [{ gas: 'x', electricity: '20010' }, 'gas'],
  ] as const)
    expect(await give(own, given)).toMatchObject({ status: 422, body: { issues: [{ field }] } });
  const { body } = await own.browser.call('getMeterReadings', { query: { orderId: own.orderId } });
  expect(body).toMatchObject({ readings: [{ gas: 1_000 }] });
});

test('a reading can be taken away', async () => {
  const own = await doneOrder();
  const { body } = await give(own, { gas: '1000', electricity: '20000' });
  const id = 'readings' in body ? (body.readings[0]?.id ?? '') : '';
  expect((await own.browser.call('deleteMeterReading', { query: { id } })).status).toBe(200);
  expect((await own.browser.call('deleteMeterReading', { query: { id } })).status).toBe(404);
  expect((await own.browser.call('getMeterReadings', { query: { orderId: own.orderId } })).body).toMatchObject({ readings: [] });
});

test('a reading that was taken away and is given again is kept', async () => {
  const own = await doneOrder();
  const reading = { gas: '1000', electricity: '20000' };
  const { body } = await give(own, reading);
  const id = 'readings' in body ? (body.readings[0]?.id ?? '') : '';
  await own.browser.call('deleteMeterReading', { query: { id } });
  await give(own, reading);
  expect((await own.browser.call('getMeterReadings', { query: { orderId: own.orderId } })).body).toMatchObject({
    readings: [{ gas: 1_000 }],
  });
});

test('none are taken before all is done', async () => {
  const own = await doneOrder();
  await askBackOffice(backend, 'putOrderStep', {
    query: { orderId: own.orderId },
    body: { step: 'FP', status: 'MI', correction: { reason: 'Nog niet klaar' } },
  });
  expect(await give(own, { gas: '1000', electricity: '20000' })).toMatchObject({ status: 409, body: { reason: 'noReadingsNow' } });
  expect((await own.browser.call('getMeterReadings', { query: { orderId: own.orderId } })).body).toMatchObject({ open: false });
});

test('what was promised stays when the seller says the rest anew', async () => {
  const own = await doneOrder();
  await askBackOffice(backend, 'putDelivery', {
    query: { orderId: own.orderId },
    body: { deviceCode: 'KA00001', warranties: [], serviceOn: null },
  });
  expect((await own.browser.call('getMeterReadings', { query: { orderId: own.orderId } })).body).toMatchObject({ promise });
});

test('homes count together, without saying whose they are, and never a few', async () => {
  const proof = () => askBackOffice(backend, 'getMeterProof', {});
  const now = backend.now();
  const meters = { gas: 1_000, electricity: 20_000 };
  const promised = meterUse(
    [
      { on: dayFrom(now, 0), ...meters },
      { on: dayFrom(now, 90), ...meters },
    ],
    promise,
  )?.gas?.promised;
  const used = promised?.to ?? 0;
  const homes = [];
  for (let home = 0; home < 6; home++) {
    backend.pass(minutes(1));
    const own = await doneOrder(home === 0 ? 'All-Electric' : 'Pomp AO');
    await give(own, { ...(home > 0 && { gas: '1000' }), electricity: '20000', share: true });
    homes.push(own);
  }
  expect(await proof()).toEqual({ homes: 0, figures: null });
  backend.pass(days(90));
  for (const [home, own] of homes.entries()) {
    backend.pass(minutes(1));
    // One used far more gas than promised, and the last one doesn't share any more.
    const gas = 1_000 + (home === 1 ? 900 : used);
    await give(own, { ...(home > 0 && { gas: String(gas) }), electricity: '21500', share: home < 5 });
  }
  const counted = { homes: 5, figures: { less: 0, within: 4, more: 1, gas: null } };
  expect(await proof()).toMatchObject(counted);
  const seen = async () => (await backend.browser().call('getMeasuredUse', {})).body;
  expect(await seen()).toMatchObject(counted);
  const [first] = homes;
  if (first) await give(first, { electricity: '21500', share: false });
  expect(await proof()).toEqual({ homes: 4, figures: null });
  backend.pass(seconds(11));
  expect(await seen()).toEqual({ homes: 4, figures: null });
});

test('that readings may not count stays said when the one it was said with is taken away, and only then', async () => {
  const own = await doneOrder();
  const newestOf = (answer: Awaited<ReturnType<typeof give>>) =>
    'readings' in answer.body ? (answer.body.readings[0]?.id ?? '') : '';
  const read = async () => (await own.browser.call('getMeterReadings', { query: { orderId: own.orderId } })).body;
  const remove = (id: string) => own.browser.call('deleteMeterReading', { query: { id } });
  const first = newestOf(await give(own, { gas: '1000', electricity: '20000', share: false }));
  backend.pass(days(30));
  await give(own, { gas: '1060', electricity: '20400', share: true });
  await remove(first);
  expect(await read()).toMatchObject({ readings: [{}], shared: true });
  backend.pass(days(30));
  await remove(newestOf(await give(own, { gas: '1120', electricity: '20800', share: false })));
  expect(await read()).toMatchObject({ readings: [{ gas: 1_060 }], shared: false });
});
