import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mollieApiKey, startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';

let sandbox: TestSandbox;
/** What the shop hears, and what it answers next; 200 unless said. */
const heard: string[] = [];
const answers: number[] = [];
const shop = createServer((request, response) => {
  void text(request).then((body) => {
    heard.push(`${request.headers['content-type']?.split(';')[0]} ${body}`);
    response.writeHead(answers.shift() ?? 200).end();
  });
});

beforeAll(async () => {
  sandbox = await startTestSandbox();
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
});
beforeEach(() => {
  heard.splice(0);
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
  shop.close();
});

const webhookUrl = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`;
const asked = () => ({
  amount: { currency: 'EUR', value: '1700.00' },
  description: 'Factuur F2026-0412',
  redirectUrl: 'http://shop.example/terug?a=1',
  webhookUrl: webhookUrl(),
  metadata: { orderId: '1' },
  locale: 'nl_NL',
});

async function api(
  path: string,
  {
    body,
    method = 'GET',
    headers = {},
    at = sandbox,
  }: { body?: unknown; method?: string; headers?: Record<string, string>; at?: TestSandbox } = {},
) {
  const init = body === undefined ? { method } : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${at.url}/mollie/v2${path}`, {
    ...init,
    headers: { authorization: `Bearer ${mollieApiKey}`, 'content-type': 'application/json', ...headers },
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, never> & { id: string; status: unknown; _links: { checkout?: { href: string } } },
  };
}

const create = async () => (await api('/payments', { body: asked() })).body;

const choose = ({ id }: { id: string }, outcome: string, notice = 'once') =>
  fetch(`${sandbox.url}/mollie/checkout/${id}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: sandbox.url },
    body: new URLSearchParams({ outcome, notice }),
  });

describe('the API', () => {
  test('makes a payment that is open, with a checkout to send the customer to', async () => {
    const { status, body } = await api('/payments', { body: asked() });
    expect(status).toBe(201);
    expect(body).toMatchObject({ resource: 'payment', mode: 'test', status: 'open', ...asked() });
    expect(body.id).toMatch(/^tr_\w+$/);
    expect(body._links.checkout?.href).toBe(`${sandbox.url}/mollie/checkout/${body.id}`);
    await expect(api(`/payments/${body.id}`)).resolves.toEqual({ status: 200, body });
  });

  test('makes one payment of as many with the same key', async () => {
    const headers = { 'idempotency-key': 'key-1' };
    const made = await Promise.all(Array.from({ length: 4 }, () => api('/payments', { body: asked(), headers })));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect((await create()).id).not.toBe(made[0]?.body.id);
  });

  test('refuses as Mollie does', async () => {
    await expect(api('/payments', { headers: { authorization: 'Bearer test_wrong' } })).resolves.toMatchObject({
      status: 401,
      body: { status: 401, title: 'Unauthorized Request' },
    });
    await expect(api('/payments/tr_none')).resolves.toMatchObject({
      status: 404,
      body: { detail: 'No payment exists with token tr_none.' },
    });
    for (const value of ['1700', '0.00', '-1.00', 17]) {
      await expect(api('/payments', { body: { ...asked(), amount: { currency: 'EUR', value } } })).resolves.toMatchObject({
        status: 422,
        body: { field: 'amount.value' },
      });
    }
  });

  test('calls off a payment that is open, tells the shop, and none that is further', async () => {
    const [open, pending] = [await create(), await create()];
    expect(open).toMatchObject({ isCancelable: true });
    await expect(api(`/payments/${open.id}`, { method: 'DELETE' })).resolves.toMatchObject({
      status: 200,
      body: { status: 'canceled', canceledAt: '2026-02-03T09:30:00.000Z' },
    });
    await expect.poll(() => heard).toEqual([`application/x-www-form-urlencoded id=${open.id}`]);
    expect((await choose(open, 'paid')).status).toBe(409);
    await choose(pending, 'pending');
    for (const id of [open.id, pending.id])
      await expect(api(`/payments/${id}`, { method: 'DELETE' })).resolves.toMatchObject({
        status: 422,
        body: { title: 'Unprocessable Entity' },
      });
    expect((await api(`/payments/${pending.id}`)).body).toMatchObject({ status: 'pending', isCancelable: false });
    await expect(api('/payments/tr_none', { method: 'DELETE' })).resolves.toMatchObject({ status: 404 });
  });

  test('knows its payments after a restart', async () => {
    const { id } = await create();
    const again = await sandbox.restart();
    await expect(api(`/payments/${id}`, { at: again })).resolves.toMatchObject({ status: 200, body: { status: 'open' } });
    await again.stop();
  });
});

describe('the checkout', () => {
  test('shows what is to be paid, and offers every way in which it can end', async () => {
    const { _links } = await create();
    const page = await (await fetch(_links.checkout?.href ?? '')).text();
    expect(page).toContain('1.700,00');
    expect(page).toContain('Factuur F2026-0412');
    expect(Array.from(page.matchAll(/name="outcome" value="(\w+)"/g), ([, outcome]) => outcome).sort()).toEqual([
      'canceled',
      'expired',
      'failed',
      'open',
      'paid',
      'pending',
    ]);
  });

  test.each([
    ['paid', 'paidAt'],
    ['failed', 'failedAt'],
    ['expired', 'expiredAt'],
    ['canceled', 'canceledAt'],
  ])('that ends as %s tells the shop, leads back to it, and stays so', async (outcome, moment) => {
    const payment = await create();
    const answer = await choose(payment, outcome);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, asked().redirectUrl]);
    expect(heard).toEqual([`application/x-www-form-urlencoded id=${payment.id}`]);
    const { body } = await api(`/payments/${payment.id}`);
    expect(body).toMatchObject({ status: outcome, [moment]: '2026-02-03T09:30:00.000Z' });
    expect(body._links.checkout).toBeUndefined();
    expect((await choose(payment, outcome === 'paid' ? 'failed' : 'paid')).status).toBe(409);
    expect((await api(`/payments/${payment.id}`)).body.status).toBe(outcome);
  });

  test.each(['open', 'pending'])('that is left as %s can still be paid, and tells nobody', async (outcome) => {
    const payment = await create();
    await choose(payment, outcome);
    expect(heard).toEqual([]);
    await choose(payment, 'paid');
    expect((await api(`/payments/${payment.id}`)).body.status).toBe('paid');
  });

  test('that a bank is busy with isn’t open again', async () => {
    const payment = await create();
    await choose(payment, 'pending');
    const page = await (await fetch(`${sandbox.url}/mollie/checkout/${payment.id}`)).text();
    expect(page).not.toContain('value="open"');
    expect((await choose(payment, 'open')).status).toBe(409);
    expect((await api(`/payments/${payment.id}`)).body.status).toBe('pending');
  });

  test('that is pressed twice leads twice to the same, and tells the shop once', async () => {
    const payment = await create();
    const presses = await Promise.all([choose(payment, 'paid'), choose(payment, 'paid')]);
    presses.push(await choose(payment, 'paid'));
    for (const { status, headers } of presses) expect([status, headers.get('location')]).toEqual([303, asked().redirectUrl]);
    expect(heard).toEqual([`application/x-www-form-urlencoded id=${payment.id}`]);
  });

  test('that was paid while another choice came in stays paid', async () => {
    const payment = await create();
    const late = httpRequest(`${sandbox.url}/mollie/checkout/${payment.id}`, {
      method: 'POST',
      headers: { origin: sandbox.url, 'content-type': 'application/x-www-form-urlencoded', expect: '100-continue' },
    });
    const answered = once(late, 'response') as Promise<[IncomingMessage]>;
    late.flushHeaders();
    await once(late, 'continue');
    await choose(payment, 'paid');
    late.end('outcome=canceled');
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(409);
    expect((await api(`/payments/${payment.id}`)).body.status).toBe('paid');
  });

  test('tells twice or never, as one chose, and once more when one asks', async () => {
    const [twice, never] = [await create(), await create()];
    await choose(twice, 'paid', 'twice');
    expect(heard).toHaveLength(2);
    await choose(never, 'paid', 'never');
    expect(heard).toHaveLength(2);
    await fetch(`${sandbox.url}/mollie/checkout/${never.id}/bericht`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: sandbox.url },
    });
    expect(heard).toHaveLength(3);
  });

  test('tells again when the shop didn’t hear it', async () => {
    answers.push(503);
    await choose(await create(), 'paid');
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
  });

  test('isn’t operated from elsewhere', async () => {
    const { id } = await create();
    const answer = await fetch(`${sandbox.url}/mollie/checkout/${id}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ outcome: 'paid' }),
    });
    expect(answer.status).toBe(403);
    expect((await api(`/payments/${id}`)).body.status).toBe('open');
  });
});
