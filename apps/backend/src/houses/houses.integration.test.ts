import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit, sectionAnswers } from '../adapters/database/schema/index.js';
import { createOrder } from '../order-flow/create-order.js';
import type { Browser } from '../testing/browser.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { createCustomer } from '../customers/create-customer.js';
import { createHouse } from './create-house.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const address = (street: string, mainAddress: boolean) => ({ address: street, zipcode: '3581 KJ', city: 'Utrecht', mainAddress });

test('the main address comes first, then the houses in the order in which they were added', async () => {
  const { id, browser } = await backend.customer();
  backend.pass(1);
  await createHouse(backend.context, id, address('Havenstraat,3 A', false), 'customer');
  backend.pass(1);
  await createHouse(backend.context, id, address('Lindelaan 12', true), 'customer');
  const { body } = await browser.call('getHouses', {});
  expect(body).toMatchObject([
    { address: 'Lindelaan 12', mainAddress: true },
    { address: expect.stringMatching(/^Dorpsstraat/), mainAddress: false },
    { address: 'Havenstraat,3 A', mainAddress: false },
  ]);
});

test('a first house is the main address, even when nobody asked', async () => {
  const id = await createCustomer(backend.context, { email: 'eerste@pomp.example', firstName: 'A', lastName: 'B' }, 'seller');
  await expect(createHouse(backend.context, id, address('Kade 1', false), 'customer')).resolves.toMatchObject({
    mainAddress: true,
  });
});

test('eight clients that each add a main address leave exactly one', async () => {
  const { id, browser } = await backend.customer();
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => createHouse(backend.context, id, address(`Brink ${index}`, true), 'customer')),
  );
  const { body } = await browser.call('getHouses', {});
  expect(body).toHaveLength(9);
  expect(Array.isArray(body) && body.filter(({ mainAddress }) => mainAddress)).toHaveLength(1);
});

test('eight clients that add a first house leave exactly one main address', async () => {
  const email = 'samen@pomp.example';
  const id = await createCustomer(backend.context, { email, firstName: 'A', lastName: 'B', password: 'Warmte123' }, 'seller');
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => createHouse(backend.context, id, address(`Brink ${index}`, false), 'customer')),
  );
  const browser = backend.browser();
  await browser.call('login', { body: { email, password: 'Warmte123' } });
  const { body } = await browser.call('getHouses', {});
  expect(Array.isArray(body) && body.filter(({ mainAddress }) => mainAddress)).toHaveLength(1);
});

test('a customer that doesn’t exist gets no house', async () => {
  await expect(createHouse(backend.context, crypto.randomUUID(), address('Kade 1', true), 'customer')).rejects.toMatchObject({
    code: 'notFound',
  });
});

const lindelaan = { address: 'Lindelaan 12', zip: '3581kj', city: 'Utrecht', mainAddress: false };

async function housesOf(browser: Browser) {
  const { status, body } = await browser.call('getHouses', {});
  if (status !== 200) throw new Error(`No houses: ${status}`);
  return body;
}

async function add(browser: Browser, house: object = {}) {
  const { status, body } = await browser.call('postHouse', { body: { ...lindelaan, ...house } });
  if (status !== 200) throw new Error(`Not added: ${body.message}`);
  return body;
}

const actionsOf = async (customerId: string) => {
  const rows = await backend.context.database.select().from(audit).where(eq(audit.customerId, customerId)).orderBy(audit.id);
  return rows.map(({ actor, action, subject }) => ({ actor, action, subject }));
};

describe('adding a house', () => {
  test('gives the house as it is stored, and it is there the next time', async () => {
    const { browser, id } = await backend.customer();
    const added = await add(browser);
    expect(added).toMatchObject({
      address: 'Lindelaan 12',
      zipcode: '3581 KJ',
      city: 'Utrecht',
      mainAddress: false,
      houseInfoCompleted: false,
    });
    expect(await housesOf(browser)).toContainEqual(added);
    await expect(browser.call('getHouse', { query: { houseId: added.id } })).resolves.toMatchObject({ status: 200, body: added });
    expect((await actionsOf(id)).at(-1)).toEqual({ actor: 'customer', action: 'createHouse', subject: added.id });
  });

  test('as the main address replaces the main address', async () => {
    const { browser } = await backend.customer();
    const added = await add(browser, { mainAddress: true });
    expect((await housesOf(browser)).map(({ id, mainAddress }) => [id === added.id, mainAddress])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test.each([
    ['without a number', { address: 'Lindelaan' }, 'address'],
    ['without a street', { address: '' }, 'address'],
    ['at a postcode that can’t be', { zip: '3581 SS' }, 'zip'],
    ['in no place', { city: ' ' }, 'city'],
  ])('%s is refused with the field that is wrong, and adds nothing', async (_what, wrong, field) => {
    const { browser } = await backend.customer();
    await expect(browser.call('postHouse', { body: { ...lindelaan, ...wrong } })).resolves.toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers', issues: [{ field }] },
    });
    expect(await housesOf(browser)).toHaveLength(1);
  });
});

describe('setting the main address', () => {
  test('replaces the previous one, and doing so again changes nothing', async () => {
    const { browser, id } = await backend.customer();
    const { id: houseId } = await add(browser);
    for (const _time of [1, 2]) {
      const set = await browser.call('putHouse', { query: { houseId }, body: { mainAddress: true } });
      expect(set).toMatchObject({ status: 200, body: { id: houseId, mainAddress: true } });
    }
    expect((await housesOf(browser)).map(({ mainAddress }) => mainAddress)).toEqual([true, false]);
    expect((await actionsOf(id)).filter(({ action }) => action === 'setMainHouse')).toHaveLength(1);
  });

  test.each([
    { mainAddress: false },
    { mainAddress: 'true' },
    {},
    { mainAddress: true, houseInfoCompleted: true },
    { houseInfoCompleted: false },
  ])('is refused as %j', async (body) => {
    const { browser, houseId } = await backend.customer();
    const response = await browser.request(`/api/account/putHouse?houseId=${houseId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});

describe('deleting a house', () => {
  test('takes its answers along, and leaves a trace', async () => {
    const { browser, id } = await backend.customer();
    const { id: houseId } = await add(browser);
    await browser.call('postHouseInfo', {
      query: { houseId },
      body: { houseInfo: { completed: false, consumption: { gasConsumption: '1450' } } },
    });
    await expect(browser.call('deleteHouse', { query: { houseId } })).resolves.toMatchObject({ status: 200, body: {} });
    expect(await housesOf(browser)).toHaveLength(1);
    expect(await backend.context.database.select().from(sectionAnswers).where(eq(sectionAnswers.houseId, houseId))).toEqual([]);
    expect((await actionsOf(id)).at(-1)).toEqual({ actor: 'customer', action: 'deleteHouse', subject: houseId });
    expect((await browser.call('deleteHouse', { query: { houseId } })).status).toBe(404);
  });

  test('is refused for the main address', async () => {
    const { browser, houseId } = await backend.customer();
    const message = 'Dit is je hoofdadres en dat kun je niet verwijderen. Stel eerst een ander adres in als hoofdadres.';
    await expect(browser.call('deleteHouse', { query: { houseId } })).resolves.toMatchObject({
      status: 409,
      body: { code: 'conflict', message, externalMessage: message },
    });
    expect(await housesOf(browser)).toHaveLength(1);
  });

  test('is refused for a house with an order', async () => {
    const { browser, id } = await backend.customer();
    const { id: houseId } = await add(browser);
    await createOrder(
      backend.context,
      id,
      { houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'AI', status: 'MI' },
      'seller',
    );
    const message = 'Bij dit adres hoort een bestelling. Daarom kun je het niet verwijderen.';
    await expect(browser.call('deleteHouse', { query: { houseId } })).resolves.toMatchObject({
      status: 409,
      body: { message, externalMessage: message },
    });
    expect(await housesOf(browser)).toHaveLength(2);
  });
});

test('eight clients that choose, add and delete at once always leave one main address', async () => {
  const { browser } = await backend.customer();
  const ids = (await housesOf(browser)).map(({ id }) => id);
  for (let house = 1; house <= 7; house++) ids.push((await add(browser, { address: `Brink ${house}` })).id);

  const client = async (own: number) => {
    for (let turn = 0; turn < 6; turn++) {
      const houseId = ids[(own + turn * 3) % ids.length] ?? '';
      const changes = [
        () => browser.call('putHouse', { query: { houseId }, body: { mainAddress: true } }),
        () => browser.call('postHouse', { body: { ...lindelaan, address: `Kade ${own * 10 + turn}`, mainAddress: own % 2 === 0 } }),
        () => browser.call('deleteHouse', { query: { houseId } }),
      ];
      const answer = await changes[turn % changes.length]?.();
      // Done, gone meanwhile, or the main address: never an error because someone else was first.
      expect([200, 404, 409]).toContain(answer?.status);
      const seen = await housesOf(browser);
      expect(seen.filter(({ mainAddress }) => mainAddress)).toHaveLength(1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, own) => client(own)));
  expect((await housesOf(browser)).filter(({ mainAddress }) => mainAddress)).toHaveLength(1);
});
