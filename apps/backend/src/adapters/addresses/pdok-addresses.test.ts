import { expect, test } from 'vitest';
import { answeringServer, faults, json, originOf } from '../../testing/answering-server.js';
import { pdokAddresses } from './pdok-addresses.js';

const path = '/search/v3_1';

/** As it is answered, with `fl` as we ask it. */
const docs = [
  { straatnaam: 'Havenstraat', woonplaatsnaam: 'Huizen', huisletter: 'A', adresseerbaarobject_id: '402010001234567' },
  { straatnaam: 'Havenstraat', woonplaatsnaam: 'Huizen', huisletter: 'B', huisnummertoevoeging: '2' },
  { straatnaam: 'Havenstraat', woonplaatsnaam: 'Huizen', huisnummertoevoeging: 'bis' },
  { straatnaam: 'Havenstraat', woonplaatsnaam: 'Huizen' },
];
const found = { response: { numFound: docs.length, start: 0, maxScore: 9.4, numFoundExact: true, docs } };

/** Longer than visitors wait: what a busy machine answers late counts here. */
const timeout = 15_000;

const address = { zipcode: '1271 AD', houseNumber: '3' };

test('asks for the addresses of one postcode and number', async () => {
  const asked: string[] = [];
  const origin = await answeringServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''));
    json(found)(request, response);
  });
  await pdokAddresses({ url: origin + path, timeout }).find(address);
  expect(asked).toEqual([
    '/search/v3_1/free?fq=type:adres&fq=postcode:1271AD&fq=huisnummer:3&fl=straatnaam,woonplaatsnaam,huisletter,huisnummertoevoeging,adresseerbaarobject_id&rows=100',
  ]);
});

test('gives street, place and what follows the number', async () => {
  const url = (await answeringServer(json(found))) + path;
  await expect(pdokAddresses({ url, timeout }).find(address)).resolves.toEqual(
    ['A', 'B 2', 'bis', ''].map((addition, index) => ({
      street: 'Havenstraat',
      place: 'Huizen',
      addition,
      ...(index === 0 && { dwellingId: '0402010001234567' }),
    })),
  );
});

test.each(faults)('says so of an answer %s', async (_what, answer) => {
  const url = (await originOf(answer)) + path;
  await expect(pdokAddresses({ url, timeout: 100 }).find(address)).rejects.toMatchObject({ name: 'AddressBookAway' });
});
