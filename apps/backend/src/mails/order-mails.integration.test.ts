import { Readable } from 'node:stream';
import type { OrderPlace } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { house } from '../adapters/database/schema/index.js';
import { days, minutes } from '../clock/clock.js';
import { createOrder, type NewOrder } from '../order-flow/create-order.js';
import { askBackOffice } from '../testing/back-office.js';
import { paymentsInMemory } from '../testing/payments-in-memory.js';
import { addPlan } from '../testing/plan-document.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

/** A bank that is busy with whatever is paid. */
const payments = paymentsInMemory();
const busyBank = { ...payments, find: async (id: string) => ({ ...(await payments.find(id)), state: 'pending' as const }) };

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ payments: busyBank });
});

async function orderAt(step: OrderPlace['step'], status: OrderPlace['status'], rest: Partial<NewOrder> = {}) {
  const customer = await backend.customer();
  const { id: orderId, orderNumber } = await createOrder(
    backend.context,
    customer.id,
    { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step, status, ...rest },
    'seller',
  );
  return { ...customer, orderId, orderNumber };
}
type Ordered = Awaited<ReturnType<typeof orderAt>>;

const move = (orderId: string, step: OrderPlace['step'], status: OrderPlace['status'], reason?: string) =>
  askBackOffice(backend, 'putOrderStep', {
    query: { orderId },
    body: { step, status, ...(reason !== undefined && { correction: { reason } }) },
  });

/** After so many days, with all that had to be done on each of them. */
async function wait(count: number) {
  for (let day = 0; day < count; day += 1) {
    backend.pass(days(1));
    await backend.runDueJobs();
  }
}

const mailsTo = ({ email }: Pick<Ordered, 'email'>, about: string) =>
  backend.mailbox.mails.filter(({ to, subject }) => to?.some(({ address }) => address === email) && subject?.includes(about));
const remindersTo = (own: Pick<Ordered, 'email'>) => mailsTo(own, 'Herinnering');

describe('a reminder', () => {
  test.each([
    ['information', 'AI', 'MI', 'We missen nog je woninggegevens.', 'Aanvullen informatie'],
    ['a signature', 'PY', 'OG', 'Je installatieplan is klaar.', 'Tekenen & aanbetalen'],
    ['the last payment', 'FP', 'MI', 'Je installatie is klaar.', 'Eindfactuur voldoen'],
  ] as const)('of %s comes once, a week after it was asked', async (_what, step, status, message, action) => {
    const own = await orderAt(step, status);
    await wait(6);
    expect(remindersTo(own)).toEqual([]);
    await wait(1);
    const [mail] = remindersTo(own);
    expect(mail?.subject).toBe(`Herinnering: je bestelling ${own.orderNumber} wacht op je`);
    expect(mail?.text).toContain(message);
    expect(mail?.html).toContain(action.replace('&', '&amp;'));
    await wait(30);
    expect(remindersTo(own)).toHaveLength(1);
  });

  test('is left out when the order moved on, even when it came back by a correction: that asks anew', async () => {
    const [moved, corrected] = [await orderAt('PY', 'OG'), await orderAt('PY', 'OG')];
    await wait(3);
    await move(moved.orderId, 'PY', 'OK');
    await move(corrected.orderId, 'PY', 'MI', 'Een fout in het plan');
    await wait(3);
    await move(corrected.orderId, 'PY', 'OG');
    await wait(6);
    expect([remindersTo(moved), remindersTo(corrected)]).toEqual([[], []]);
    await wait(1);
    expect(remindersTo(corrected)).toHaveLength(1);
    await wait(20);
    expect([remindersTo(moved).length, remindersTo(corrected).length]).toEqual([0, 1]);
  });

  test('is left out when all information came in', async () => {
    const own = await orderAt('AI', 'MI');
    await backend.context.database
      .update(house)
      .set({ houseInfoCompleted: true, installationInfoPompAoCompleted: true })
      .where(eq(house.id, own.houseId));
    await wait(8);
    expect(remindersTo(own)).toEqual([]);
  });

  test('is left out when a direct debit was agreed to', async () => {
    const own = await orderAt('FP', 'MI');
    const body = { agreed: true, accountHolder: 'Joke Smit', iban: 'NL91 ABNA 0417 1643 00' };
    await expect(own.browser.call('putIncassoConsent', { query: { id: own.orderId }, body })).resolves.toMatchObject({
      status: 200,
    });
    await wait(8);
    expect(remindersTo(own)).toEqual([]);
  });

  test('is left out while a bank is busy with the payment', async () => {
    const own = await orderAt('FP', 'MI');
    const query = { orderId: own.orderId, type: 'FP' } as const;
    await askBackOffice(backend, 'putInvoice', {
      query,
      body: { invoiceNumber: 'R-1', amount: 500_000, vat: 86_777, date: '2026-11-21' },
    });
    await expect(own.browser.call('postPayment', { body: query })).resolves.toMatchObject({ status: 200 });
    await wait(8);
    expect(remindersTo(own)).toEqual([]);
  });

  test('is left out when the customer withdrew', async () => {
    const own = await orderAt('PY', 'OG', { agreedAt: backend.now() });
    await expect(own.browser.call('postWithdrawal', { body: { orderId: own.orderId, name: 'Joke Smit' } })).resolves.toMatchObject({
      status: 200,
    });
    await wait(8);
    expect(remindersTo(own)).toEqual([]);
  });

  test('is never sent of a Heatcycle, nor of an inspection that is to be planned', async () => {
    const others = [await orderAt('FP', 'MI', { product: 'Heatcycle' }), await orderAt('RV', 'OK'), await orderAt('DI', 'MI')];
    await wait(8);
    expect(others.flatMap(remindersTo)).toEqual([]);
  });

  test('of a mail server that is away comes when it is back, once', async () => {
    const own = await orderAt('PY', 'OG');
    backend.mailbox.refuse(true);
    await wait(7);
    backend.mailbox.refuse(false);
    await wait(2);
    expect(remindersTo(own)).toHaveLength(1);
  });
});

describe('documents that are ready', () => {
  const add = ({ orderId }: Ordered, reference: string, name: string) =>
    addPlan(backend, orderId, { reference, name, kind: 'other', content: Readable.from([Buffer.from('%PDF-1.7\n%%EOF\n')]) });
  const told = (own: Ordered) => mailsTo(own, 'voor je klaar').map(({ subject, text }) => ({ subject, text }));

  test('are told some minutes later, and those that come within minutes in one mail', async () => {
    const own = await orderAt('AI', 'MI');
    await add(own, 'a', 'Offerte');
    backend.pass(minutes(4));
    await add(own, 'b', 'Technische tekening');
    await backend.runDueJobs();
    expect(told(own)).toEqual([]);
    backend.pass(minutes(6));
    await backend.runDueJobs();
    const [mail, ...more] = told(own);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Er staan 2 documenten voor je klaar bij bestelling ${own.orderNumber}`);
    expect(mail?.text).toMatch(/Offerte\s+Technische tekening/);
    expect(mail?.text).toContain(`/account/documenten/?orderId=${own.orderId}`);
  });

  test('at the same moment are one mail too, and the same document again is none', async () => {
    const own = await orderAt('AI', 'MI');
    await Promise.all(['a', 'b', 'c'].map((reference) => add(own, reference, `Document ${reference}`)));
    await add(own, 'a', 'Document a');
    backend.pass(minutes(10));
    await backend.runDueJobs();
    expect(told(own).map(({ subject }) => subject)).toEqual([
      `Er staan 3 documenten voor je klaar bij bestelling ${own.orderNumber}`,
    ]);
  });

  test('that come later have a mail of their own, which names nothing twice', async () => {
    const own = await orderAt('AI', 'MI');
    await add(own, 'a', 'Offerte');
    backend.pass(minutes(30));
    await backend.runDueJobs();
    await add(own, 'b', 'Tekening');
    backend.pass(minutes(30));
    await backend.runDueJobs();
    expect(told(own).map(({ text }) => [text?.includes('Offerte'), text?.includes('Tekening')])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

test('a payment that came in is confirmed with its invoice, its amount and its day', async () => {
  const own = await orderAt('FP', 'MI');
  const query = { orderId: own.orderId, type: 'FP' } as const;
  const day = backend.now().toISOString().slice(0, 10) as '2026-11-21';
  await askBackOffice(backend, 'putInvoice', {
    query,
    body: { invoiceNumber: 'R-2026-77', amount: 512_345, vat: 88_919, date: day },
  });
  for (let time = 0; time < 2; time += 1)
    await askBackOffice(backend, 'postPaymentReceived', { query, body: { reference: 'bank-1', amount: 512_345, date: day } });
  await backend.runDueJobs();
  const [mail, ...more] = mailsTo(own, 'We hebben je betaling ontvangen (factuur R-2026-77)');
  expect(more).toEqual([]);
  for (const said of ['eindbetaling', 'R-2026-77', '5.123,45', own.orderNumber]) expect(mail?.text).toContain(said);
});
