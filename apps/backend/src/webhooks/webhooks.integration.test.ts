import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { signedWebhooks } from '../adapters/webhooks/signed-webhooks.js';
import { hours, seconds } from '../clock/clock.js';
import { askBackOffice } from '../testing/back-office.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { openReceiver, type WebhookReceiver } from '../testing/webhook-receiver.js';

const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;

let backend: TestBackend;
let receiver: WebhookReceiver;
let toldOfThePast: number;
beforeAll(async () => {
  receiver = await openReceiver();
  // Real time, waited out by the one receiver that is silent: an answer that a busy machine gives later than this would count as none.
  backend = await startTestBackend({ webhookTarget: signedWebhooks({ url: receiver.url, secret, timeout: seconds(3) }) });
  await backend.customer();
  await backend.runDueJobs();
  await backend.runDueJobs();
  toldOfThePast = receiver.deliveries.length;
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.answerWith({ status: 200 });
  // What an earlier test left waiting.
  backend.pass(hours(7));
  await backend.runDueJobs();
  receiver.deliveries.length = 0;
});

/** Something that changes: an order, which is one change after those of its customer. */
async function change() {
  const { id: customerId, houseId, email } = await backend.customer();
  await backend.runDueJobs();
  receiver.deliveries.length = 0;
  const { id } = await askBackOffice(backend, 'postCustomerOrder', {
    query: { customerId },
    body: { houseId, product: 'Pomp AO', orderDate: '2026-11-12' },
  });
  return { orderId: id, customerId, email };
}

const idsOf = () => receiver.deliveries.map(({ headers }) => headers['webhook-id']);

test('what happened before there was a webhook is not told', () => {
  expect(toldOfThePast).toBe(0);
});

test('each change is told once, signed, as the feed has it, and with nothing personal', async () => {
  const { orderId, customerId, email } = await change();
  await askBackOffice(backend, 'putOrderStep', { query: { orderId }, body: { step: 'DI', status: 'MI' } });
  await backend.runDueJobs();
  await backend.runDueJobs();
  // Signing again compares the same; verifying would look at the machine's clock.
  const verifier = new Webhook(secret);
  const told = receiver.deliveries.map(({ headers, body }) => {
    const id = String(headers['webhook-id']);
    const at = new Date(Number(headers['webhook-timestamp']) * seconds(1));
    expect(at).toEqual(backend.now());
    expect(headers['webhook-signature']).toBe(verifier.sign(id, at, body));
    expect(body).not.toContain(email);
    return JSON.parse(body) as { type: string; timestamp: string; data: { number: string } };
  });
  told.sort((a, b) => Number(a.data.number) - Number(b.data.number));
  expect(told).toMatchObject([
    {
      type: 'change.createOrder',
      timestamp: backend.now().toISOString(),
      data: { customerId, actor: 'seller', action: 'createOrder', subject: orderId },
    },
    { type: 'change.moveOrder', data: { action: 'moveOrder', subject: orderId } },
  ]);
  const { next } = await askBackOffice(backend, 'getChanges', { query: { after: told[0]?.data.number ?? '' } });
  expect(next).toBe(told[1]?.data.number);
  expect(new Set(idsOf()).size).toBe(2);
});

test('a change is told once, however many processes look for changes at the same time', async () => {
  const changed = await change();
  await Promise.all([backend.runDueJobs(), backend.runDueJobs(), backend.runDueJobs()]);
  expect(receiver.deliveries).toHaveLength(1);
  expect(receiver.deliveries[0]?.body).toContain(changed.orderId);
});

test.each<[string, Parameters<WebhookReceiver['answerWith']>[0]]>([
  ['that fails', { status: 500 }],
  ['that refuses', { status: 401 }],
  ['that doesn’t answer', 'silence'],
])('a receiver %s is told again later, under the same id and signed anew', async (_what, answer) => {
  await change();
  receiver.answerWith(answer);
  await backend.runDueJobs();
  await backend.runDueJobs();
  expect(receiver.deliveries).toHaveLength(1);
  receiver.answerWith({ status: 200 });
  backend.pass(seconds(5));
  await backend.runDueJobs();
  backend.pass(hours(7));
  await backend.runDueJobs();
  const [first, second, ...more] = receiver.deliveries;
  expect(more).toEqual([]);
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature']);
});

test('no redirect is followed: only the address that was configured is called', async () => {
  await change();
  const elsewhere = await openReceiver();
  receiver.answerWith({ status: 307, location: elsewhere.url });
  await backend.runDueJobs();
  backend.pass(seconds(5));
  await backend.runDueJobs();
  expect(receiver.deliveries).toHaveLength(2);
  expect(elsewhere.deliveries).toEqual([]);
  await elsewhere.close();
});

test('a change that is never taken is given up after a day and a half, and the log says so', async () => {
  await change();
  receiver.answerWith({ status: 503 });
  for (let tries = 0; tries < 16; tries += 1) {
    await backend.runDueJobs();
    backend.pass(hours(6));
  }
  expect(receiver.deliveries).toHaveLength(14);
  expect(backend.logLines.filter((line) => line.includes('job given up') && line.includes('deliverChange'))).toHaveLength(1);
});
