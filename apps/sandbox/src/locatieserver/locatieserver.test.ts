import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';
import { addressDocuments } from './address-documents.js';
import { fields } from './published.js';
import { streets } from './streets.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
});

async function search(
  query: string,
): Promise<{ status: number; body: { response: { numFound: number; docs: Record<string, unknown>[] } } }> {
  const answer = await fetch(`${sandbox.url}/bzk/locatieserver/search/v3_1/free?${query}`);
  return { status: answer.status, body: await answer.json() };
}

test('an address is found by postcode and number, in the shape of Locatieserver', async () => {
  const { status, body } = await search('fq=type:adres&fq=postcode:3581KJ&fq=huisnummer:12');
  expect(status).toBe(200);
  expect(body.response).toMatchObject({
    numFound: 1,
    docs: [
      { type: 'adres', straatnaam: 'Lindelaan', huisnummer: 12, huis_nlt: '12', postcode: '3581KJ', woonplaatsnaam: 'Utrecht' },
    ],
  });
});

test('letters and additions stand apart, and aren’t there where there are none', async () => {
  const { body } = await search('fq=postcode:3011WX&fq=huisnummer:100&fl=huisletter,huisnummertoevoeging');
  expect(body.response.docs).toEqual([
    { huisletter: 'A', huisnummertoevoeging: '1' },
    { huisletter: 'A', huisnummertoevoeging: '2' },
    { huisletter: 'B', huisnummertoevoeging: '1' },
    { huisletter: 'B', huisnummertoevoeging: '2' },
  ]);
  const { body: plain } = await search('fq=postcode:3581KJ&fq=huisnummer:16&fl=huisletter,huisnummertoevoeging');
  expect(plain.response.docs).toEqual([{}, { huisnummertoevoeging: 'bis' }]);
});

test('only as many come as were asked for, ten without a word', async () => {
  expect((await search('fq=type:adres')).body.response.docs).toHaveLength(10);
  expect((await search('fq=type:adres&rows=3&start=2')).body.response.docs).toHaveLength(3);
});

test('nothing is found where nothing is', async () => {
  expect((await search('fq=postcode:3581KJ&fq=huisnummer:999')).body.response).toMatchObject({ numFound: 0, docs: [] });
});

test('parameters and filters that it doesn’t know are refused', async () => {
  const statusOf = async (query: string) => (await fetch(`${sandbox.url}/bzk/locatieserver/search/v3_1/free?${query}`)).status;
  expect(await statusOf('fq=postcode:3581KJ&huisnummer=12')).toBe(400);
  expect(await statusOf('fq=gemeente:Utrecht')).toBe(400);
});

test('there are enough addresses to try with, each once, on postcodes that can exist', () => {
  expect(addressDocuments.length).toBeGreaterThanOrEqual(40);
  expect(new Set(addressDocuments.map(({ id }) => id)).size).toBe(addressDocuments.length);
  expect(new Set(streets.map(({ zipcode }) => zipcode)).size).toBeGreaterThanOrEqual(10);
  for (const { zipcode } of streets) expect(zipcode).toMatch(/^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/);
});

test('has no field that PDOK doesn’t publish, and refuses what PDOK doesn’t describe in PDOK’s way', async () => {
  const names = new Set(addressDocuments.flatMap((document) => Object.keys(document)));
  expect(fields).toEqual(expect.arrayContaining([...names]));
  const ask = (query: string) => fetch(`${sandbox.url}/bzk/locatieserver/search/v3_1/free?${query}`);
  const { status, headers } = await ask('postcode=3581KJ');
  expect([status, headers.get('content-type')]).toEqual([400, expect.stringContaining('text/plain')]);
  const undefinedField = await ask('fl=id,straat');
  expect([undefinedField.status, await undefinedField.json()]).toEqual([
    400,
    { error: { code: 400, msg: 'undefined field straat', metadata: [] } },
  ]);
  for (const query of ['rows=101', 'start=10001', 'fl=ID']) expect((await ask(query)).status, query).toBe(400);
  for (const query of ['lat=52.09&lon=5.12', 'sort=score%20desc', 'df=tekst', 'rows=100'])
    expect((await ask(query)).status, query).toBe(200);
});
