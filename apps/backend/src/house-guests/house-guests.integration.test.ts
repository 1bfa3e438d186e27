import type { SectionSaveBody } from '@pomp/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { days, hours } from '../clock/clock.js';
import { everyRow } from '../testing/every-row.js';
import { readPdf } from '../testing/read-pdf.js';
import { startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

async function invite({ browser, houseId }: Pick<TestCustomer, 'browser' | 'houseId'>, guestName = 'Sam') {
  const { status, body } = await browser.call('postHouseGuest', { query: { houseId }, body: { guestName, period: 'week' } });
  if (status !== 200) throw new Error(`No link: ${status}`);
  const token = new URL(body.url).searchParams.get('token') ?? '';
  return { ...body, token };
}

const gas = (gasConsumption: string, electricityConsumption?: string) =>
  ({
    houseInfo: { completed: false, consumption: { gasConsumption, ...(electricityConsumption && { electricityConsumption }) } },
  }) satisfies SectionSaveBody;

describe('a link to fill in together', () => {
  test('opens the questions about one house, and nothing of whose it is', async () => {
    const own = await backend.customer();
    await own.browser.call('postHouseInfo', { query: { houseId: own.houseId }, body: gas('1450') });
    const { token, url } = await invite(own);
    expect(new URL(url).pathname).toBe('/samen-invullen/');

    const seen = await backend.browser().call('getGuestHouseInfo', { query: { token } });
    expect(seen).toMatchObject({
      status: 200,
      body: { guest: { name: 'Sam' }, house: { id: own.houseId }, houseInfo: { consumption: { gasConsumption: '1450' } } },
    });
    const text = JSON.stringify(seen.body);
    for (const hidden of [own.id, own.email, 'installationInfo', token]) expect(text).not.toContain(hidden);
  });

  test('is known to the server by its hash only', async () => {
    const { token } = await invite(await backend.customer());
    expect(JSON.stringify(await everyRow(backend.context.database))).not.toContain(token);
  });

  test('is no session: every call of a customer refuses it', async () => {
    const own = await backend.customer();
    const { token } = await invite(own);
    for (const path of ['getHouses', 'getOrders', 'getUser', 'getHouseInfo', 'getUploads', 'getHouseGuests', 'getDocuments']) {
      const asked = `/api/account/${path}?houseId=${own.houseId}`;
      const headers = { authorization: `Bearer ${token}`, cookie: `pomp_session=${token}` };
      expect((await backend.browser().request(asked, { headers })).status, path).toBe(401);
      expect((await backend.browser().request(`${asked}&token=${token}`)).status, path).toBe(401);
    }
    expect((await backend.browser().request(`/documents/upload?token=${token}`)).status).toBe(401);
  });

  test('saves answers of that house with the name of who gave them, until the customer answers anew', async () => {
    const own = await backend.customer();
    await own.browser.call('postHouseInfo', { query: { houseId: own.houseId }, body: gas('1450', '3000') });
    const { token, id } = await invite(own);
    const saved = await backend.browser().call('postGuestHouseInfo', { query: { token }, body: { section: gas('1500', '3000') } });
    expect(saved).toMatchObject({ status: 200, body: { houseInfo: { consumption: { gasConsumption: '1500' } } } });
    const info = () => own.browser.call('getHouseInfo', { query: { houseId: own.houseId } });
    expect((await info()).body).toMatchObject({ answeredBy: { consumption: { gasConsumption: 'Sam' } } });
    expect((await info()).body).not.toHaveProperty('answeredBy.consumption.electricityConsumption');

    const pdf = await own.browser.request(`/api/account/getHouseInfoPdf?houseId=${own.houseId}`);
    expect((await readPdf(pdf)).text).toContain('Ingevuld door Sam');

    const { audit } = await everyRow(backend.context.database);
    expect(audit?.filter((row) => row.includes(id) && row.includes('saveSection'))).toHaveLength(1);

    await own.browser.call('postHouseInfo', { query: { houseId: own.houseId }, body: gas('1400', '3000') });
    expect((await info()).body).not.toHaveProperty('answeredBy');
  });

  test('never puts an old answer over one that was saved since', async () => {
    const own = await backend.customer();
    const { token } = await invite(own);
    const before = await backend.browser().call('getGuestHouseInfo', { query: { token } });
    const revision = before.status === 200 ? before.body.revision : '';
    await own.browser.call('postHouseInfo', { query: { houseId: own.houseId }, body: gas('1450') });
    const late = { query: { token }, body: { revision, section: gas('900') } };
    expect(await backend.browser().call('postGuestHouseInfo', late)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const { body } = await own.browser.call('getHouseInfo', { query: { houseId: own.houseId } });
    expect(body).toMatchObject({ houseInfo: { consumption: { gasConsumption: '1450' } } });
  });

  test('refuses anything but the questions about the house', async () => {
    const own = await backend.customer();
    const { token } = await invite(own);
    const bodies = [
      { section: { installationInfo: { completed: false, photos: {} } } },
      { section: gas('1'), houseId: own.houseId },
      { section: { houseInfo: { completed: false, consumption: {}, house: {} } } },
    ];
    for (const body of bodies) {
      const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const response = await backend.browser().request(`/api/account/postGuestHouseInfo?token=${token}`, init);
      expect(response.status, JSON.stringify(body)).toBe(400);
    }
  });

  test('ends on its day, and when it is taken back, with the same answer as one that never was', async () => {
    const own = await backend.customer();
    const first = await invite(own, 'Sam');
    backend.pass(1_000);
    const second = await invite(own, 'Noor');
    const open = (token: string) => backend.browser().call('getGuestHouseInfo', { query: { token } });
    const listed = async () => {
      const { status, body } = await own.browser.call('getHouseGuests', { query: { houseId: own.houseId } });
      return status === 200 ? body.map(({ name }) => name) : [];
    };
    expect(await listed()).toEqual(['Sam', 'Noor']);
    await own.browser.call('deleteHouseGuest', { query: { id: first.id } });
    expect(await listed()).toEqual(['Noor']);
    const unknown = await open('a'.repeat(43));
    expect(unknown).toMatchObject({ status: 404 });
    expect((await open(first.token)).body).toEqual(unknown.body);
    const save = { query: { token: first.token }, body: { section: gas('1') } };
    expect(await backend.browser().call('postGuestHouseInfo', save)).toMatchObject({ status: 404 });

    // The day that it says is its last, is whole: made in the morning, it is open in the evening.
    backend.pass(days(7) + hours(10));
    expect((await open(second.token)).status).toBe(200);
    backend.pass(hours(5));
    expect((await open(second.token)).body).toEqual(unknown.body);
  });

  test('goes with its house', async () => {
    const own = await backend.customer();
    const added = await own.browser.call('postHouse', { body: { address: 'Kade 9', zip: '1234 AB', city: 'Ons Dorp' } });
    const houseId = added.status === 200 ? added.body.id : '';
    const { token } = await invite({ browser: own.browser, houseId });
    await own.browser.call('deleteHouse', { query: { houseId } });
    expect((await backend.browser().call('getGuestHouseInfo', { query: { token } })).status).toBe(404);
  });

  test('is one of ten at most, and a name is no advertisement', async () => {
    const own = await backend.customer();
    const ask = (guestName: string) =>
      own.browser.call('postHouseGuest', { query: { houseId: own.houseId }, body: { guestName, period: 'week' } });
    expect(await ask('Win op https://evil.example')).toMatchObject({ status: 422 });
    for (let count = 1; count <= 10; count++) {
      // Not so many within a minute.
      backend.pass(61_000);
      expect((await ask(`Sam ${count}`)).status).toBe(200);
    }
    backend.pass(61_000);
    expect(await ask('Sam')).toMatchObject({ status: 409, body: { reason: 'tooManyGuests' } });
  });

  test('isn’t tried without end', async () => {
    const own = await backend.customer();
    const { token } = await invite(own);
    const statuses = [];
    for (let time = 0; time < 121; time++)
      statuses.push((await backend.browser().call('getGuestHouseInfo', { query: { token } })).status);
    expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 200));
    expect(statuses[120]).toBe(429);
  });
});
