import { beforeAll, expect, test } from 'vitest';
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
  await createHouse(backend.context, id, address('Havenstraat 3,A', false), 'customer');
  backend.pass(1);
  await createHouse(backend.context, id, address('Lindelaan 12', true), 'customer');
  const { body } = await browser.call('getHouses', {});
  expect(body).toMatchObject([
    { address: 'Lindelaan 12', mainAddress: true },
    { address: expect.stringMatching(/^Dorpsstraat/), mainAddress: false },
    { address: 'Havenstraat 3,A', mainAddress: false },
  ]);
});

test('a first house is the main address, also when nobody asked', async () => {
  const id = await createCustomer(backend.context, { email: 'eerste@pomp.example', firstName: 'A', lastName: 'B' }, 'seller');
  await expect(createHouse(backend.context, id, address('Kade 1', false), 'customer')).resolves.toMatchObject({ mainAddress: true });
});

test('eight clients that each add a main address leave exactly one', async () => {
  const { id, browser } = await backend.customer();
  await Promise.all(Array.from({ length: 8 }, (_, index) => createHouse(backend.context, id, address(`Brink ${index}`, true), 'customer')));
  const { body } = await browser.call('getHouses', {});
  expect(body).toHaveLength(9);
  expect(Array.isArray(body) && body.filter(({ mainAddress }) => mainAddress)).toHaveLength(1);
});

test('eight clients that add a first house leave exactly one main address', async () => {
  const email = 'samen@pomp.example';
  const id = await createCustomer(backend.context, { email, firstName: 'A', lastName: 'B', password: 'Warmte123' }, 'seller');
  await Promise.all(Array.from({ length: 8 }, (_, index) => createHouse(backend.context, id, address(`Brink ${index}`, false), 'customer')));
  const browser = backend.browser();
  await browser.call('login', { body: { email, password: 'Warmte123' } });
  const { body } = await browser.call('getHouses', {});
  expect(Array.isArray(body) && body.filter(({ mainAddress }) => mainAddress)).toHaveLength(1);
});

test('a customer that doesn’t exist gets no house', async () => {
  await expect(createHouse(backend.context, crypto.randomUUID(), address('Kade 1', true), 'customer')).rejects.toMatchObject({ code: 'notFound' });
});
