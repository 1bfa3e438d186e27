import { calls } from '@pomp/api-contract';
import { orderTimeline } from '@pomp/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { days, hours, minutes } from '../clock/clock.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { customerAtPlan, sign } from '../testing/customer-at-plan.js';
import { readPdf } from '../testing/read-pdf.js';
import { serviceEmail, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

interface Own extends TestCustomer {
  readonly orderId: string;
}

async function orderAt(place: { readonly step: 'RV' | 'PY' | 'IN'; readonly status: 'OG' | 'MI' }): Promise<Own> {
  backend.pass(minutes(1));
  const customer = await backend.customer();
  const { id: orderId } = await askBackOffice(backend, 'postCustomerOrder', {
    query: { customerId: customer.id },
    body: { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12', ...place },
  });
  return { ...customer, orderId };
}

async function timelineOf({ browser, orderId }: Pick<Own, 'browser' | 'orderId'>) {
  const { status, body } = await browser.call('getOrderTimeline', { query: { orderId } });
  if (status !== 200) throw new Error(`getOrderTimeline: ${status}`);
  return body;
}
const kindsOf = ({ events }: Awaited<ReturnType<typeof timelineOf>>) => events.map(({ kind }) => kind);
const write = ({ browser, orderId }: Own, text: string) => browser.call('postMessage', { body: { orderId, text } });
const mailsTo = (address: string, subject: RegExp) =>
  backend.mailbox.mails.filter((mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''));

describe('messages', () => {
  test('go both ways, in the order’s own timeline', async () => {
    const own = await orderAt({ step: 'RV', status: 'OG' });
    await askBackOffice(backend, 'putAdviser', { query: { orderId: own.orderId }, body: { name: 'Joost Verhagen' } });
    expect(await write(own, 'Kan de pomp naar links?')).toMatchObject({ status: 200, body: { from: 'customer', author: null } });
    backend.pass(minutes(5));
    await askBackOffice(backend, 'postOrderMessage', { query: { orderId: own.orderId }, body: { text: 'Ja, een halve meter.' } });

    const seen = await timelineOf(own);
    expect(seen).toMatchObject({ adviser: 'Joost Verhagen', unread: 1 });
    expect(seen.events.filter(({ kind }) => kind === 'message')).toMatchObject([
      { from: 'customer', text: 'Kan de pomp naar links?' },
      { from: 'seller', author: 'Joost Verhagen', text: 'Ja, een halve meter.' },
    ]);
    await own.browser.call('putMessagesRead', { body: { orderId: own.orderId } });
    expect((await timelineOf(own)).unread).toBe(0);
  });

  test('that came after what was on the screen stay unseen', async () => {
    const own = await orderAt({ step: 'RV', status: 'OG' });
    const { orderId } = own;
    const post = (text: string) => askBackOffice(backend, 'postOrderMessage', { query: { orderId }, body: { text } });
    const { id: messageId } = await post('Eén');
    await post('Twee');
    await own.browser.call('putMessagesRead', { body: { orderId, messageId } });
    expect((await timelineOf(own)).unread).toBe(1);
    // What isn't a message of the order was on no screen, and who said so earlier has seen no less.
    await own.browser.call('putMessagesRead', { body: { orderId, messageId: 'step-1' } });
    expect((await timelineOf(own)).unread).toBe(1);

    await write(own, 'Drie');
    const question = (await timelineOf(own)).events.at(-1);
    await write(own, 'Vier');
    await askBackOffice(backend, 'putOrderMessagesRead', { query: { orderId, messageId: question?.id } });
    const unread = async () => {
      const { orders } = await askBackOffice(backend, 'getTurns', {});
      return orders.find((turn) => turn.orderId === orderId)?.unread;
    };
    expect(await unread()).toBe(1);
    await askBackOffice(backend, 'putOrderMessagesRead', { query: { orderId } });
    expect(await unread()).toBe(0);
  });

  test('are mailed about after an hour, in one mail, and only to who didn’t look', async () => {
    const own = await orderAt({ step: 'RV', status: 'OG' });
    const post = (text: string) => askBackOffice(backend, 'postOrderMessage', { query: { orderId: own.orderId }, body: { text } });
    await post('Eén');
    backend.pass(minutes(10));
    await post('Twee');
    backend.pass(minutes(45));
    await backend.runDueJobs();
    expect(mailsTo(own.email, /schreef je over/)).toHaveLength(0);
    backend.pass(hours(1));
    await backend.runDueJobs();
    const [mail, ...more] = mailsTo(own.email, /^Pomp schreef je over je bestelling/);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/account/bestellingen/bekijken/?orderId=${own.orderId}`);
    expect(mail?.text).not.toContain('Twee');

    await own.browser.call('putMessagesRead', { body: { orderId: own.orderId } });
    backend.pass(minutes(1));
    await post('Drie');
    backend.pass(minutes(1));
    await own.browser.call('putMessagesRead', { body: { orderId: own.orderId } });
    backend.pass(hours(2));
    await backend.runDueJobs();
    expect(mailsTo(own.email, /schreef je over/)).toHaveLength(1);
  });

  test('are not mailed about to who doesn’t want that', async () => {
    const own = await orderAt({ step: 'RV', status: 'OG' });
    await own.browser.call('putUserMails', { body: { reminders: true, messages: false } });
    await askBackOffice(backend, 'postOrderMessage', { query: { orderId: own.orderId }, body: { text: 'Eén' } });
    backend.pass(hours(2));
    await backend.runDueJobs();
    expect(mailsTo(own.email, /schreef je over/)).toEqual([]);
    expect((await timelineOf(own)).unread).toBe(1);
  });

  test('of a customer are mailed to the seller, unless somebody read or answered them', async () => {
    const [waits, isRead, isAnswered] = [
      await orderAt({ step: 'RV', status: 'OG' }),
      await orderAt({ step: 'RV', status: 'OG' }),
      await orderAt({ step: 'RV', status: 'OG' }),
    ];
    for (const own of [waits, isRead, isAnswered]) await write(own, 'Wanneer komen jullie?');
    backend.pass(minutes(1));
    await askBackOffice(backend, 'putOrderMessagesRead', { query: { orderId: isRead.orderId } });
    await askBackOffice(backend, 'postOrderMessage', { query: { orderId: isAnswered.orderId }, body: { text: 'Dinsdag.' } });
    backend.pass(hours(1));
    await backend.runDueJobs();
    const told = mailsTo(serviceEmail, /^Bericht bij bestelling .* wacht op antwoord$/).map(({ text }) => text);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(waits.email);
  });

  test('that need no answer are nobody’s turn, until the customer writes again', async () => {
    const own = await orderAt({ step: 'RV', status: 'OG' });
    const query = { orderId: own.orderId };
    const shown = () => askBackOffice(backend, 'getOrder', { query: { order: own.orderId } });
    const waits = async () => {
      const { orders } = await askBackOffice(backend, 'getTurns', {});
      const turns = [(await shown()).turn, orders.find(({ orderId }) => orderId === own.orderId)?.turn];
      return turns.map((turn) => turn?.seller.some(({ why }) => why === 'message'));
    };
    await write(own, 'Dank je wel!');
    expect(await waits()).toEqual([true, true]);
    const { events } = await shown();
    const step = events.find(({ kind }) => kind === 'step')?.id ?? '';
    for (const messageId of [crypto.randomUUID(), step])
      await expect(callBackOffice(backend, 'putNoAnswerNeeded', { query: { ...query, messageId } })).resolves.toMatchObject({
        status: 404,
      });
    const messageId = events.findLast(({ kind }) => kind === 'message')?.id ?? '';
    await askBackOffice(backend, 'putNoAnswerNeeded', { query: { ...query, messageId } });
    expect(await waits()).toEqual([false, false]);
    expect((await shown()).unread).toBe(0);
    backend.pass(1_000);
    await write(own, 'En hoe laat?');
    expect(await waits()).toEqual([true, true]);
    // Said of what is no longer the last, it changes nothing.
    await askBackOffice(backend, 'putNoAnswerNeeded', { query: { ...query, messageId } });
    expect(await waits()).toEqual([true, true]);
    expect((await shown()).unread).toBe(1);
    // Or the seller would be mailed of it in the next test.
    await askBackOffice(backend, 'putOrderMessagesRead', { query });
  });

  test('are unseen until somebody looks, also when the clock is set back', async () => {
    const own = await orderAt({ step: 'RV', status: 'OG' });
    const query = { orderId: own.orderId };
    const unread = async () => {
      const { orders } = await askBackOffice(backend, 'getTurns', {});
      return orders.find(({ orderId }) => orderId === own.orderId)?.unread;
    };
    await write(own, 'Wanneer komen jullie?');
    backend.pass(days(1));
    await askBackOffice(backend, 'putOrderMessagesRead', { query });
    expect(await unread()).toBe(0);
    const { turn } = await askBackOffice(backend, 'getOrder', { query: { order: own.orderId } });
    expect(turn.seller, 'looking is no answer').toContainEqual(expect.objectContaining({ why: 'message' }));
    backend.pass(-days(1));
    await write(own, 'En hoe laat?');
    expect(await unread()).toBe(1);
    const before = mailsTo(serviceEmail, /wacht op antwoord$/).length;
    backend.pass(hours(1));
    await backend.runDueJobs();
    expect(mailsTo(serviceEmail, /wacht op antwoord$/)).toHaveLength(before + 1);
    backend.pass(days(1));
  });

  test('are a customer’s own, are once, and are words', async () => {
    const own = await orderAt({ step: 'RV', status: 'OG' });
    const other = await backend.customer();
    const { orderId } = own;
    expect((await other.browser.call('postMessage', { body: { orderId, text: 'Van wie?' } })).status).toBe(404);
    expect((await other.browser.call('getOrderTimeline', { query: { orderId } })).status).toBe(404);
    expect((await write(own, '  ')).status).toBe(422);
    await Promise.all([write(own, 'Dubbel gedrukt'), write(own, 'Dubbel gedrukt')]);
    expect(kindsOf(await timelineOf(own)).filter((kind) => kind === 'message')).toHaveLength(1);
  });
});

test('a timeline tells of the plan, its signature, the mails and the appointments', async () => {
  const own = await customerAtPlan(backend);
  await sign(own);
  const query = { orderId: own.orderId, kind: 'installation' } as const;
  await askBackOffice(backend, 'putAppointment', { query, body: { startsAt: '2027-01-12T07:00:00Z', person: 'Sanne' } });
  backend.pass(minutes(1));
  await askBackOffice(backend, 'putAppointment', { query, body: { startsAt: '2027-01-13T07:00:00Z' } });
  await backend.runDueJobs();
  const seen = await timelineOf(own);
  expect(new Set(kindsOf(seen))).toEqual(new Set(['step', 'document', 'signed', 'appointment', 'mail']));
  expect(seen.events.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
  const { ahead } = orderTimeline(seen.events, backend.now());
  expect(ahead).toMatchObject([{ what: 'installation', change: 'moved', startsAt: '2027-01-13T07:00:00.000Z' }]);
  expect(await own.browser.call('getAppointments', {})).toMatchObject({ body: [{ person: 'Sanne', callUrl: null }] });
  expect(seen.events.map((event) => (event.kind === 'mail' ? event.subject : ''))).toContainEqual(
    expect.stringMatching(/^Je hebt getekend/),
  );
});

describe('the seller’s list', () => {
  test('puts what is overdue first, then what has a day, then what waits for customers', async () => {
    const late = await orderAt({ step: 'RV', status: 'OG' });
    backend.pass(hours(24 * 8));
    const asked = await orderAt({ step: 'PY', status: 'OG' });
    const fresh = await orderAt({ step: 'RV', status: 'OG' });
    await write(asked, 'Mag ik later betalen?');
    const waiting = await orderAt({ step: 'PY', status: 'OG' });
    const ids = [late, asked, fresh, waiting].map(({ orderId }) => orderId);
    const { orders } = await askBackOffice(backend, 'getTurns', {});
    const own = orders.filter(({ orderId }) => ids.includes(orderId));
    expect(own.map(({ orderId, overdue, unread, turn }) => [ids.indexOf(orderId), overdue, unread, turn.customer])).toEqual([
      [0, true, 0, false],
      [1, false, 1, true],
      [2, false, 0, false],
      [3, false, 0, true],
    ]);
  });
});

test('what was delivered is told, and nothing that wasn’t said', async () => {
  const own = await orderAt({ step: 'IN', status: 'MI' });
  expect((await timelineOf(own)).delivery).toBeNull();
  const pdfOf = ({ browser, orderId }: Own) => browser.request(`${calls.getWarranty.path}?orderId=${orderId}`);
  expect((await pdfOf(own)).status).toBe(404);
  const body = { deviceCode: 'KA00001', warranties: [{ what: 'Pomp AO', until: '2032-01-12' }], serviceOn: null } as const;
  await askBackOffice(backend, 'putDelivery', { query: { orderId: own.orderId }, body });
  expect((await timelineOf(own)).delivery).toEqual(body);
  const warranty = await readPdf(await pdfOf(own));
  for (const said of ['Garantiebewijs', 'KA00001', 'Pomp AO', 'tot en met 12 januari 2032']) expect(warranty.text).toContain(said);
  expect((await pdfOf({ ...own, browser: (await backend.customer()).browser })).status).toBe(404);
  const entryOf = ({ browser, orderId }: Own) => browser.request(`${calls.getServiceEntry.path}?orderId=${orderId}`);
  expect((await entryOf(own)).status).toBe(404);
  const serviced = { ...body, serviceOn: '2028-01-12' } as const;
  await askBackOffice(backend, 'putDelivery', { query: { orderId: own.orderId }, body: serviced });
  const entry = await entryOf(own);
  expect(entry.headers.get('content-disposition')).toContain('eerste-controle.ics');
  const lines = (await entry.text()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20280112', `UID:service-${own.orderId}@localhost`, 'SUMMARY:Eerste controle Pomp']),
  );
  expect((await entryOf({ ...own, browser: (await backend.customer()).browser })).status).toBe(404);
  const backwards = { from: 500, to: 499 };
  for (const promise of [
    { gas: backwards, electricity: { from: 0, to: 0 } },
    { gas: null, electricity: backwards },
  ])
    expect(
      await callBackOffice(backend, 'putDelivery', { query: { orderId: own.orderId }, body: { ...body, promise } }),
    ).toMatchObject({ status: 422, body: { reason: 'promiseBackwards' } });
  const wrong = { ...body, deviceCode: 'geen code' };
  expect((await callBackOffice(backend, 'putDelivery', { query: { orderId: own.orderId }, body: wrong })).status).toBe(400);
});
