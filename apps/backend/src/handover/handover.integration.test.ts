import { beforeAll, expect, test } from 'vitest';
import { days, minutes } from '../clock/clock.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { customerAtPlan, signed } from '../testing/customer-at-plan.js';
import { loseNextAnswer } from '../testing/lost-answer.js';
import { readPdf } from '../testing/read-pdf.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

async function orderAt(place: { readonly step: 'PY' | 'IN'; readonly status: 'MI' }) {
  backend.pass(minutes(2));
  const customer = await backend.customer();
  const { id: orderId } = await askBackOffice(backend, 'postCustomerOrder', {
    query: { customerId: customer.id },
    body: { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12', ...place },
  });
  return { ...customer, orderId };
}

async function linkFor(orderId: string, body: { readonly days?: number } = {}) {
  const { url, until } = await askBackOffice(backend, 'postHandoverLink', { query: { orderId }, body });
  return { token: new URL(url).searchParams.get('token') ?? '', url, until };
}

const answers = { name: 'Noor Visser', agreed: true } as const;
/** The installer's phone: no session. */
const phone = () => backend.browser();

test('is signed by whoever has the link, and becomes a document of the order', async () => {
  const own = await orderAt({ step: 'IN', status: 'MI' });
  const { token, url } = await linkFor(own.orderId);
  expect(new URL(url).pathname).toBe('/oplevering/');
  const browser = phone();
  expect(await browser.call('getHandover', { query: { token } })).toMatchObject({
    status: 200,
    body: { product: 'Pomp AO', signed: null },
  });
  const body = { ...answers, remark: 'De kit moet nog drogen.' };
  const done = await browser.call('putHandover', { query: { token }, body });
  expect(done).toMatchObject({ status: 200, body: { name: 'Noor Visser' } });
  backend.pass(minutes(1));
  // Sent again it is answered as the first time; by another name it isn't.
  expect((await browser.call('putHandover', { query: { token }, body })).body).toEqual(done.body);
  expect(await browser.call('putHandover', { query: { token }, body: { ...body, name: 'Iemand Anders' } })).toMatchObject({
    status: 409,
    body: { reason: 'handedOverAlready' },
  });
  expect((await browser.call('getHandover', { query: { token } })).body).toMatchObject({ signed: done.body });

  const { body: story } = await own.browser.call('getOrderTimeline', { query: { orderId: own.orderId } });
  const told = 'events' in story ? story.events : [];
  const [event, ...more] = told.filter(({ kind }) => kind === 'handover');
  expect(more).toEqual([]);
  expect(event).toMatchObject({ kind: 'handover', name: 'Noor Visser' });
  // What is left to do waits for the seller's answer.
  expect(told.filter(({ kind }) => kind === 'message')).toMatchObject([
    { from: 'customer', text: 'Bij de oplevering: De kit moet nog drogen.' },
  ]);
  expect(story).toMatchObject({ turn: { seller: expect.arrayContaining([expect.objectContaining({ why: 'message' })]) } });

  const proof = await own.browser.request(event?.kind === 'handover' ? event.url : '');
  const { text } = await readPdf(proof);
  expect(proof.headers.get('content-type')).toBe('application/pdf');
  const said = ['Opleverbewijs', 'heeft de installatie hieronder opgeleverd', 'Noor Visser', 'De kit moet nog drogen.'];
  for (const part of [...said, 'Pomp AO', 'ik heb gezien dat hij werkt']) expect(text).toContain(part);
  const { changes } = await askBackOffice(backend, 'getChanges', { query: { limit: '500' } });
  expect(changes.filter(({ action }) => action === 'signHandover')).toMatchObject([
    { actor: 'customer', customerId: own.id, subject: own.orderId },
  ]);
  const { body: documents } = await own.browser.call('getDocuments', { query: { orderId: own.orderId } });
  expect(JSON.stringify(documents)).toContain('Opleverbewijs');
});

test('where nothing is left to do, nothing is asked of the seller and the proof says nothing of it', async () => {
  const own = await orderAt({ step: 'IN', status: 'MI' });
  const { token } = await linkFor(own.orderId);
  expect((await phone().call('putHandover', { query: { token }, body: answers })).status).toBe(200);
  const { body: story } = await own.browser.call('getOrderTimeline', { query: { orderId: own.orderId } });
  const told = 'events' in story ? story.events : [];
  expect(told.filter(({ kind }) => kind === 'message')).toEqual([]);
  const event = told.find(({ kind }) => kind === 'handover');
  const { text } = await readPdf(await own.browser.request(event?.kind === 'handover' ? event.url : ''));
  expect(text).toContain('Getekend door');
  expect(text).not.toContain('Wat er nog moet gebeuren');
});

test('of which the answer is lost is signed, and has its proof', async () => {
  const own = await orderAt({ step: 'IN', status: 'MI' });
  const { token } = await linkFor(own.orderId);
  loseNextAnswer(backend);
  expect((await phone().call('putHandover', { query: { token }, body: answers })).status).toBe(503);
  expect((await phone().call('putHandover', { query: { token }, body: answers })).status).toBe(200);
  const { body: story } = await own.browser.call('getOrderTimeline', { query: { orderId: own.orderId } });
  const event = 'events' in story ? story.events.find(({ kind }) => kind === 'handover') : undefined;
  expect((await own.browser.request(event?.kind === 'handover' ? event.url : '')).status).toBe(200);
});

test('two who sign at once sign once', async () => {
  const own = await orderAt({ step: 'IN', status: 'MI' });
  const { token } = await linkFor(own.orderId);
  const signing = ['Noor Visser', 'Joke Smit'].map((name) =>
    phone().call('putHandover', { query: { token }, body: { ...answers, name } }),
  );
  const statuses = (await Promise.all(signing)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('a link ends, by its day and by a newer one', async () => {
  const own = await orderAt({ step: 'IN', status: 'MI' });
  const first = await linkFor(own.orderId, { days: 1 });
  const second = await linkFor(own.orderId, { days: 3 });
  const over = { status: 422, body: { code: 'expiredLink' } };
  for (const token of [first.token, 'A'.repeat(43), 'nonsense', ''])
    expect(await phone().call('getHandover', { query: { token } })).toMatchObject(over);
  expect(await phone().call('putHandover', { query: { token: first.token }, body: answers })).toMatchObject(over);
  backend.pass(days(2));
  expect((await phone().call('getHandover', { query: { token: second.token } })).status).toBe(200);
  backend.pass(days(1));
  expect(await phone().call('putHandover', { query: { token: second.token }, body: answers })).toMatchObject(over);
});

test('nothing is signed without a name and what is agreed to', async () => {
  const own = await orderAt({ step: 'IN', status: 'MI' });
  const { token } = await linkFor(own.orderId);
  for (const body of [{ ...answers, agreed: false }, { ...answers, name: ' ' }, { agreed: true }])
    expect(await phone().call('putHandover', { query: { token }, body: body as typeof answers })).toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers' },
    });
  expect((await phone().call('getHandover', { query: { token } })).body).toMatchObject({ signed: null });
});

test('there is no link before the installation, once it was signed, for another order, or for longer than two weeks', async () => {
  const early = await orderAt({ step: 'PY', status: 'MI' });
  const ask = (orderId: string, body: { readonly days?: number } = {}) =>
    callBackOffice(backend, 'postHandoverLink', { query: { orderId }, body });
  expect(await ask(early.orderId)).toMatchObject({ status: 409, body: { reason: 'notInstalledYet' } });
  const own = await orderAt({ step: 'IN', status: 'MI' });
  expect((await ask(own.orderId, { days: 15 })).status).toBe(400);
  expect((await ask(crypto.randomUUID())).status).toBe(404);
  const { token } = await linkFor(own.orderId);
  expect((await phone().call('putHandover', { query: { token }, body: answers })).status).toBe(200);
  expect(await ask(own.orderId)).toMatchObject({ status: 409, body: { reason: 'handedOverAlready' } });
});

test('a link of an order that was withdrawn from is over', async () => {
  backend.pass(minutes(2));
  const own = await customerAtPlan(backend);
  await signed(own);
  await askBackOffice(backend, 'putOrderStep', { query: { orderId: own.orderId }, body: { step: 'IN', status: 'MI' } });
  const { token } = await linkFor(own.orderId);
  expect((await phone().call('getHandover', { query: { token } })).status).toBe(200);
  const withdrawn = await own.browser.call('postWithdrawal', { body: { orderId: own.orderId, name: 'Joke Smit' } });
  expect(withdrawn.status).toBe(200);
  expect(await phone().call('getHandover', { query: { token } })).toMatchObject({ status: 422 });
  expect(await callBackOffice(backend, 'postHandoverLink', { query: { orderId: own.orderId }, body: {} })).toMatchObject({
    status: 409,
    body: { reason: 'orderWithdrawn' },
  });
});
