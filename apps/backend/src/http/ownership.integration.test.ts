import { calls, type Call } from '@pomp/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit, house, order, sectionAnswers } from '../adapters/database/schema/index.js';
import { createOrder } from '../orders/create-order.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

type CustomerCallName = { [Name in keyof typeof calls]: (typeof calls)[Name]['access'] extends 'customer' ? Name : never }[keyof typeof calls];

/** How each call of a customer names something that can be someone else's. A new call doesn't compile without a row. */
const rows: Record<CustomerCallName, 'ownRowsOnly' | { readonly query: (houseId: string) => Record<string, string>; readonly body?: unknown }> = {
  getHouses: 'ownRowsOnly',
  getOrders: 'ownRowsOnly',
  getHouseInfo: { query: (houseId) => ({ houseId }) },
  postHouseInfo: { query: (houseId) => ({ houseId }), body: { houseInfo: { completed: false, consumption: { gasConsumption: '1' } } } },
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const everything = async () => {
  const { database } = backend.context;
  return {
    houses: await database.select().from(house).orderBy(house.id),
    orders: await database.select().from(order).orderBy(order.id),
    sections: await database.select().from(sectionAnswers),
    audit: await database.select().from(audit).orderBy(audit.id),
  };
};

/** All of an answer but what differs between any two. */
const comparable = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
  body: await response.text(),
});

describe.each(Object.entries(rows))('%s', (name, row) => {
  const { method, path }: Call = calls[name as CustomerCallName];
  const init = (body: unknown): RequestInit => (body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

  test('needs a session', async () => {
    const response = await backend.browser().request(path, init(row === 'ownRowsOnly' ? undefined : row.body));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'notSignedIn' });
  });

  if (row === 'ownRowsOnly') {
    test('gives nothing of another customer', async () => {
      const [own, other] = [await backend.customer(), await backend.customer()];
      await createOrder(backend.context, other.id, { houseId: other.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'AI', status: 'MI' }, 'seller');
      const text = await (await own.browser.request(path)).text();
      expect(text).not.toContain(other.houseId);
      expect(await (await other.browser.request(path)).text()).toContain(other.houseId);
    });
    return;
  }

  test('answers the same for someone else’s house and one that isn’t there, and changes nothing', async () => {
    const [own, other] = [await backend.customer(), await backend.customer()];
    const before = await everything();
    const ask = async (houseId: string) => comparable(await own.browser.request(`${path}?${new URLSearchParams(row.query(houseId))}`, init(row.body)));
    const theirs = await ask(other.houseId);
    expect(theirs.status).toBe(404);
    expect(await ask(crypto.randomUUID())).toEqual(theirs);
    expect(await ask('1')).toEqual(theirs);
    expect(await ask("' or 1=1 --")).toEqual(theirs);
    expect(await everything()).toEqual(before);
  });

  test('refuses two houses at once', async () => {
    const [own, other] = [await backend.customer(), await backend.customer()];
    const before = await everything();
    const query = `${new URLSearchParams(row.query(own.houseId))}&${new URLSearchParams(row.query(other.houseId))}`;
    const response = await own.browser.request(`${path}?${query}`, init(row.body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'malformedRequest' });
    expect(await everything()).toEqual(before);
  });

  test('refuses fields that it doesn’t have', async () => {
    const { browser, houseId, id } = await backend.customer();
    const before = await everything();
    const query = new URLSearchParams({ ...row.query(houseId), customerId: id });
    expect((await browser.request(`${path}?${query}`, init(row.body))).status).toBe(400);
    if (row.body !== undefined) {
      const body = { ...(row.body as object), mainAddress: true, customerId: id, step: 'CP' };
      expect((await browser.request(`${path}?${new URLSearchParams(row.query(houseId))}`, init(body))).status).toBe(400);
    }
    expect(await everything()).toEqual(before);
  });
});
