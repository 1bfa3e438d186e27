import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { packageFolder } from '../adapters/disk/package-folder.js';
import { addPlan } from '../testing/plan-document.js';
import { startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { costOf } from '../testing/watch-queries.js';
import { createOrder } from '../order-flow/create-order.js';

let backend: TestBackend;
let own: TestCustomer & { readonly orderId: string };
beforeAll(async () => {
  backend = await startTestBackend();
  const customer = await backend.customer();
  const at = new Date('2026-11-30T09:30:00.000Z');
  const order = {
    houseId: customer.houseId,
    product: 'Pomp AO',
    orderDate: '2026-11-12',
    step: 'PY',
    status: 'OG',
    inspectionAt: at,
    installationAt: at,
  } as const;
  const { id: orderId } = await createOrder(backend.context, customer.id, order, 'seller');
  await addPlan(backend, orderId);
  own = { ...customer, orderId };
});

/** The test's own database, which only its connections know. A connection beside the pool's: theirs are closed when they rest for long, which they do while someone else uses them. */
async function connect(): Promise<pg.Client> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await backend.context.database.execute(sql`select 1`);
  const [{ host, port, user, database } = {} as Partial<pg.Client>] = spy.mock.contexts as pg.Client[];
  spy.mockRestore();
  const client = new pg.Client({ host, port, user, database });
  await client.connect();
  return client;
}

/** Runs a statement of `bench/`. */
async function run(file: string, values: readonly unknown[]) {
  const statement = await readFile(join(packageFolder, 'bench', file), 'utf8');
  const client = await connect();
  try {
    await client.query(statement, [...values]);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** What the dashboard, the orders, the appointments and the documents ask. */
const calls = {
  getOrders: () => own.browser.call('getOrders', {}),
  getOrderHistory: () => own.browser.call('getOrderHistory', {}),
  getHouses: () => own.browser.call('getHouses', {}),
  getAppointments: () => own.browser.call('getAppointments', {}),
  getDocuments: () => own.browser.call('getDocuments', { query: { orderId: own.orderId } }),
};

async function costs() {
  const found: Record<string, { queries: number; rowsRead: number }> = {};
  for (const [name, call] of Object.entries(calls)) {
    found[name] = await costOf(async () => expect((await call()).status).toBe(200));
  }
  return found;
}

test('what a customer looks at costs the same with one order in the database, with a hundred and with ten thousand', async () => {
  const withOne = await costs();
  await run('many-orders.sql', [99]);
  const withHundred = await costs();
  await run('many-orders.sql', [9_900]);
  const withTenThousand = await costs();
  expect(withTenThousand).toMatchObject({
    getOrders: { queries: 1 },
    getOrderHistory: { queries: 1 },
    getHouses: { queries: 1 },
    getAppointments: { queries: 2 },
    getDocuments: { queries: 1 },
  });
  for (const [name, { queries, rowsRead }] of Object.entries(withTenThousand)) {
    expect([withOne[name]?.queries, withHundred[name]?.queries], name).toEqual([queries, queries]);
    // The session, a house, an order, and what there is of it: none of anyone else's.
    expect(rowsRead, name).toBeLessThan(20);
  }
});

test('two hundred documents in one order are read once, with as many queries as one', async () => {
  const { queries } = await costOf(calls.getDocuments);
  await run('many-documents.sql', [own.orderId, 200]);
  await expect(calls.getDocuments()).resolves.toMatchObject({ body: { length: 201 } });
  const withMany = await costOf(calls.getDocuments);
  expect(withMany.queries).toBe(queries);
  expect(withMany.rowsRead).toBeLessThan(220);
  expect((await costOf(calls.getOrders)).rowsRead).toBeLessThan(20);
});
