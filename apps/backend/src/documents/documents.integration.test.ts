import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { order } from '../adapters/database/schema/index.js';
import { createOrder, type NewOrder } from '../order-flow/create-order.js';
import { backofficeApiKey, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { addDocument } from './add-document.js';
import { addPlan, planBytes } from '../testing/plan-document.js';

let backend: TestBackend;
/** What anyone who fetched an address of a document would reach. */
const reached: string[] = [];
const outside = createServer((request, response) => {
  reached.push(request.url ?? '');
  response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
});
let outsidePort = 0;
beforeAll(async () => {
  backend = await startTestBackend();
  await new Promise<void>((resolve) => outside.listen(0, () => resolve()));
  outsidePort = (outside.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => outside.close(resolve)));

async function customerWithOrder(rest: Partial<NewOrder> = {}) {
  const made = await backend.customer();
  const { id: orderId } = await createOrder(
    backend.context,
    made.id,
    { houseId: made.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'PY', status: 'OG', ...rest },
    'seller',
  );
  return { ...made, orderId };
}

const download = ({ browser }: Pick<TestCustomer, 'browser'>, url: string) =>
  browser.request(`/api/download?${new URLSearchParams({ url })}`);

const post = (orderId: string, body: Buffer, query: Record<string, string> = {}) =>
  backend.app.request(
    `/backoffice/postDocument?${new URLSearchParams({ orderId, reference: 'factuur-1', name: 'Factuur', date: '2026-11-20', ...query })}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${backofficeApiKey}` },
      body: new Uint8Array(body),
    },
  );

describe('the documents of an order', () => {
  test('are none until the seller adds one, and then the newest is first', async () => {
    const own = await customerWithOrder();
    const list = () => own.browser.call('getDocuments', { query: { orderId: own.orderId } });
    await expect(list()).resolves.toMatchObject({ status: 200, body: [] });
    await addPlan(backend, own.orderId);
    const added = await post(own.orderId, planBytes, { paymentLink: 'https://pay.example/1' });
    expect(added.status).toBe(200);
    await expect(list()).resolves.toMatchObject({
      body: [
        { documentName: 'Factuur', documentDate: '2026-11-20', paymentLink: 'https://pay.example/1' },
        { documentName: 'Installatieplan', documentDate: '2026-11-18' },
      ],
    });
  });

  test('lead to paying with the seller’s own link, until the customer withdraws', async () => {
    const own = await customerWithOrder({ agreedAt: backend.now() });
    await post(own.orderId, planBytes, { paymentLink: 'https://pay.example/1' });
    const links = async () => {
      const { status, body } = await own.browser.call('getDocuments', { query: { orderId: own.orderId } });
      return status === 200 ? body.map(({ paymentLink }) => paymentLink) : [];
    };
    expect(await links()).toEqual(['https://pay.example/1']);
    await expect(own.browser.call('postWithdrawal', { body: { orderId: own.orderId, name: 'Joke Smit' } })).resolves.toMatchObject({
      status: 200,
    });
    expect(await links()).toEqual([undefined]);
  });

  test('can be looked at and downloaded by their url, and are what the seller sent', async () => {
    const own = await customerWithOrder();
    const { url } = await addPlan(backend, own.orderId, { name: 'Plan “Lindelaan”' });
    const viewed = await own.browser.request(url);
    expect(viewed.headers.get('content-disposition')).toBe('inline');
    // The page that asks to sign it shows it in a frame.
    expect(viewed.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(viewed.headers.get('content-type')).toBe('application/pdf');
    expect(viewed.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await viewed.arrayBuffer())).toEqual(planBytes);
    const file = await download(own, url);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Plan Lindelaan.pdf"/);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(planBytes);
  });
});

test('a document leaves no file where its order goes while it arrives', async () => {
  const { orderId } = await customerWithOrder();
  const write = vi.spyOn(backend.storage, 'write');
  onTestFinished(() => write.mockRestore());
  async function* arriving() {
    yield planBytes;
    await backend.context.database.delete(order).where(eq(order.id, orderId));
  }
  const adding = addDocument(
    { ...backend.context, storage: backend.storage },
    { orderId, reference: 'factuur-1', name: 'Factuur', date: '2026-11-20', content: Readable.from(arriving()) },
  );
  await expect(adding).rejects.toThrow();
  expect(await Promise.all(write.mock.calls.map(([key]) => backend.storage.size(key)))).toEqual([undefined]);
});

describe('a url that is asked for', () => {
  test('is only a key among the customer’s own documents, and nothing is fetched from it', async () => {
    const [own, other] = [await customerWithOrder(), await customerWithOrder()];
    const { url: theirs } = await addPlan(backend, other.orderId);
    const { url: ours } = await addPlan(backend, own.orderId);
    const answers = [];
    const urls = [
      theirs,
      `http://127.0.0.1:${outsidePort}/intern`,
      `http://localhost:${outsidePort}/intern`,
      `http://[::ffff:127.0.0.1]:${outsidePort}/intern`,
      `http://2130706433:${outsidePort}/intern`,
      `http://localhost:${outsidePort}/redirect`,
      'file:///etc/passwd',
      'http://169.254.169.254/latest/meta-data/',
      `http://localhost:3000${ours}`,
      `${ours}#`,
      `${ours}&x=1`,
      ours.toUpperCase(),
      `/..${ours}`,
      '',
      '%',
    ];
    for (const url of urls) {
      const response = await download(own, url);
      answers.push(`${response.status} ${await response.text()}`);
    }
    expect(answers[0]).toMatch(/^404 /);
    expect(new Set(answers).size).toBe(1);
    expect(reached).toEqual([]);
  });

  test('twice is a malformed request', async () => {
    const own = await customerWithOrder();
    const { url } = await addPlan(backend, own.orderId);
    const twice = `/api/download?${new URLSearchParams({ url })}&${new URLSearchParams({ url })}`;
    expect((await own.browser.request(twice)).status).toBe(400);
  });
});

describe('adding a document', () => {
  test('are told to nobody without a session, also where it isn’t said of which order', async () => {
    const { browser } = await customerWithOrder();
    const ask = async (who: typeof browser) => (await who.request('/api/account/getDocuments')).status;
    expect([await ask(backend.browser()), await ask(browser)]).toEqual([401, 400]);
  });

  test('twice under one reference is one document, even at the same time', async () => {
    const { orderId, browser } = await customerWithOrder();
    const answers = await Promise.all(Array.from({ length: 4 }, async () => (await post(orderId, planBytes)).json()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await expect(browser.call('getDocuments', { query: { orderId } })).resolves.toMatchObject({
      body: [{ documentName: 'Factuur' }],
    });
  });

  test('takes what a browser shows, by its content, and no more than 50 MB', async () => {
    const { orderId } = await customerWithOrder();
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect((await post(orderId, page)).status).toBe(422);
    expect((await post(orderId, Buffer.alloc(0))).status).toBe(422);
    const large = Buffer.concat([planBytes, randomBytes(50 * 1024 * 1024)]);
    expect((await post(orderId, large)).status).toBe(413);
    expect((await post(orderId, planBytes, { paymentLink: 'javascript:alert(1)' })).status).toBe(400);
    expect((await post(crypto.randomUUID(), planBytes)).status).toBe(404);
    expect((await post(orderId, planBytes)).status).toBe(200);
  });

  test('that breaks off leaves nothing', async () => {
    const { orderId, browser } = await customerWithOrder();
    const content = Readable.from(
      (async function* () {
        yield Buffer.concat([planBytes, Buffer.alloc(10_000)]);
        throw new Error('the line was cut');
      })(),
    );
    await expect(addPlan(backend, orderId, { content })).rejects.toThrow();
    await expect(browser.call('getDocuments', { query: { orderId } })).resolves.toMatchObject({ body: [] });
  });
});

test('an appointment can be put in a calendar by its customer only', async () => {
  const own = await backend.customer();
  const other = await backend.customer();
  const inspectionAt = new Date('2026-11-30T09:30:00.000Z');
  await createOrder(
    backend.context,
    own.id,
    { houseId: own.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'SI', status: 'MI', inspectionAt },
    'seller',
  );
  const { body } = await own.browser.call('getAppointments', {});
  expect(body).toMatchObject([
    {
      kind: 'inspection',
      startsAt: '2026-11-30T09:30:00.000Z',
      endsAt: '2026-11-30T10:15:00.000Z',
      // Nobody comes.
      address: null,
    },
  ]);
  const [appointment] = Array.isArray(body) ? body : [];
  const path = `/api/account/getAppointmentEntry?id=${appointment?.id}`;
  const entry = await own.browser.request(path);
  expect(entry.headers.get('content-type')).toMatch(/^text\/calendar/);
  const text = (await entry.text()).replaceAll('\r\n ', '');
  expect(text).toContain(`UID:${appointment?.id}@localhost`);
  expect(text).toContain('er komt niemand bij je thuis');
  expect(text).not.toContain('LOCATION');
  expect((await other.browser.request(path)).status).toBe(404);
});
