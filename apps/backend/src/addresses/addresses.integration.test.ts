import { beforeAll, beforeEach, expect, test } from 'vitest';
import { minutes } from '../clock/clock.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { AddressBookAway, type AddressBook, type KnownAddress } from './address-book.js';

const havenstraat = (addition: string): KnownAddress => ({ street: 'Havenstraat', place: 'Huizen', addition });

let find: AddressBook['find'];
let asked: Parameters<AddressBook['find']>[0][];
let backend: TestBackend;
beforeAll(async () => {
  const addresses: AddressBook = {
    find: (address) => {
      asked.push(address);
      return find(address);
    },
  };
  backend = await startTestBackend({ addresses });
});
beforeEach(() => {
  asked = [];
  find = async () => [];
});

const lookUp = async (query: { zipcode: string; houseNumber: string }) => backend.browser().call('getAddress', { query });
const query = { zipcode: '1271ad', houseNumber: '3' };

test('a postcode and a number give street, place and every addition, in order', async () => {
  find = async () => ['10', 'B', '2', 'A', 'A'].map(havenstraat);
  await expect(lookUp(query)).resolves.toMatchObject({
    status: 200,
    body: { outcome: 'found', street: 'Havenstraat', place: 'Huizen', additions: ['2', '10', 'A', 'B'], plain: false },
  });
  expect(asked).toEqual([{ zipcode: '1271 AD', houseNumber: '3' }]);
});

test('a number that is an address without an addition too says so', async () => {
  find = async () => ['', 'A'].map(havenstraat);
  await expect(lookUp(query)).resolves.toMatchObject({ body: { additions: ['A'], plain: true } });
});

test('an address that isn’t there is unknown, and no failure', async () => {
  await expect(lookUp(query)).resolves.toMatchObject({ status: 200, body: { outcome: 'unknown' } });
});

test.each([
  { zipcode: '0271 AD', houseNumber: '3' },
  { zipcode: '1271 SS', houseNumber: '3' },
  { zipcode: '1271 AD', houseNumber: 'o.b.' },
  { zipcode: '1271 AD', houseNumber: '3 OR *' },
  { zipcode: '', houseNumber: '' },
])('what can’t be an address isn’t asked: %j', async (typed) => {
  await expect(lookUp(typed)).resolves.toMatchObject({ status: 200, body: { outcome: 'unknown' } });
  expect(asked).toEqual([]);
});

test('addresses that can’t be looked up are no failure either: typing goes on', async () => {
  find = async () => {
    throw new AddressBookAway('Away.');
  };
  await expect(lookUp(query)).resolves.toMatchObject({ status: 200, body: { outcome: 'unavailable' } });
});

test('one visitor asks no more than sixty times a minute, and doesn’t keep another from it', async () => {
  backend.pass(minutes(1));
  for (let time = 1; time <= 60; time++) expect((await lookUp(query)).status).toBe(200);
  const refused = await lookUp(query);
  expect(refused).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await backend.browser('203.0.113.7').call('getAddress', { query })).status).toBe(200);
});
