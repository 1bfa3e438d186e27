import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { pdokAddresses } from './pdok-addresses.js';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server of our own that answers as Locatieserver would. */
async function locatieserver(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/search/v3_1`;
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** As it is answered, with `fl` as we ask it. */
const docs = [
  { straatnaam: 'Havenstraat', woonplaatsnaam: 'Huizen', huisletter: 'A' },
  { straatnaam: 'Havenstraat', woonplaatsnaam: 'Huizen', huisletter: 'B', huisnummertoevoeging: '2' },
  { straatnaam: 'Havenstraat', woonplaatsnaam: 'Huizen', huisnummertoevoeging: 'bis' },
  { straatnaam: 'Havenstraat', woonplaatsnaam: 'Huizen' },
];
const found = { response: { numFound: docs.length, start: 0, maxScore: 9.4, numFoundExact: true, docs } };

const address = { zipcode: '1271 AD', houseNumber: '3' };

test('asks for the addresses of one postcode and number', async () => {
  const asked: string[] = [];
  const url = await locatieserver((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''));
    json(found)(request, response);
  });
  await pdokAddresses({ url }).find(address);
  expect(asked).toEqual([
    '/search/v3_1/free?fq=type:adres&fq=postcode:1271AD&fq=huisnummer:3&fl=straatnaam,woonplaatsnaam,huisletter,huisnummertoevoeging&rows=100',
  ]);
});

test('gives street, place and what follows the number', async () => {
  const url = await locatieserver(json(found));
  await expect(pdokAddresses({ url }).find(address)).resolves.toEqual(
    ['A', 'B 2', 'bis', ''].map((addition) => ({ street: 'Havenstraat', place: 'Huizen', addition })),
  );
});

test.each([
  ['that is away', 'http://127.0.0.1:9/search/v3_1'],
  ['with an error', json({ title: 'Internal Server Error' }, 500)],
  ['of another shape', json({ response: { documents: [] } })],
  ['that leads elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['that never ends', () => undefined],
] satisfies [string, string | RequestListener][])('says so of an answer %s', async (_what, answer) => {
  const url = typeof answer === 'string' ? answer : await locatieserver(answer);
  await expect(pdokAddresses({ url, timeout: 100 }).find(address)).rejects.toMatchObject({ name: 'AddressBookAway' });
});
