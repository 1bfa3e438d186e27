import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../adapters/database/schema/index.js';
import { days } from '../clock/clock.js';
import { createOrder, type NewOrder } from '../order-flow/create-order.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { password, serviceEmail, startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

/** An order that its customer agreed to just now. */
async function agreedOrder(rest: Partial<NewOrder> = {}) {
  const customer = await backend.customer();
  const order = {
    houseId: customer.houseId,
    product: 'Pomp AO',
    orderDate: '2026-11-12',
    step: 'PY',
    status: 'OG',
    agreedAt: backend.now(),
    ...rest,
  } as const;
  const { id: orderId, orderNumber } = await createOrder(backend.context, customer.id, order, 'seller');
  return { ...customer, orderId, orderNumber };
}
type Ordered = Awaited<ReturnType<typeof agreedOrder>>;

const withdraw = ({ browser, orderId }: Pick<Ordered, 'browser' | 'orderId'>, reason = '') =>
  browser.call('postWithdrawal', { body: { orderId, name: 'Joke Smit', reason } });
const orderOf = async ({ browser }: Ordered) => {
  const { status, body } = await browser.call('getOrders', {});
  return status === 200 ? body[0] : undefined;
};
const mailsTo = (email: string, about: string) =>
  backend.mailbox.mails.filter(({ to, subject }) => to?.some(({ address }) => address === email) && subject?.includes(about));

describe('withdrawing', () => {
  test('is confirmed with what was declared and when, to the customer and to the seller, and shows in the order', async () => {
    const own = await agreedOrder();
    await expect(orderOf(own)).resolves.toMatchObject({ withdrawnAt: null, withdrawalUntil: '2026-12-07' });
    const { status, body } = await withdraw(own, 'Ik ga verhuizen.');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ withdrawnAt: backend.now().toISOString() });
    await expect(orderOf(own)).resolves.toMatchObject({
      withdrawnAt: backend.now().toISOString(),
      withdrawalUntil: null,
      step: 'PY',
      status: 'OG',
    });
    await backend.runDueJobs();
    for (const to of [own.email, serviceEmail]) {
      const [mail, ...more] = mailsTo(to, own.orderNumber);
      expect(more).toEqual([]);
      for (const said of [
        'ik herroep de overeenkomst',
        own.orderNumber,
        'Joke Smit',
        'Ik ga verhuizen.',
        '21 november 2026 om 10:00',
        '5 december 2026',
      ])
        expect(mail?.text).toContain(said);
    }
    const traces = await backend.context.database.select().from(audit).where(eq(audit.customerId, own.id)).orderBy(audit.id);
    expect(traces.at(-1)).toMatchObject({ actor: 'customer', action: 'withdraw', subject: own.orderId });
    const timeline = await own.browser.call('getOrderTimeline', { query: { orderId: own.orderId } });
    expect('events' in timeline.body && timeline.body.events).toContainEqual(
      expect.objectContaining({ kind: 'withdrawn', at: backend.now().toISOString() }),
    );
  });

  test('is in the feed that the seller’s systems follow', async () => {
    const own = await agreedOrder();
    await withdraw(own);
    const { changes } = await askBackOffice(backend, 'getChanges', { query: { limit: '500' } });
    expect(changes.at(-1)).toMatchObject({ customerId: own.id, actor: 'customer', action: 'withdraw', subject: own.orderId });
  });

  test('by four at the same time is done once, with one mail', async () => {
    const own = await agreedOrder();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((reason) => withdraw(own, reason)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await backend.runDueJobs();
    expect(mailsTo(own.email, own.orderNumber)).toHaveLength(1);
  });

  test('sent again is answered as the first time', async () => {
    const own = await agreedOrder();
    const { body } = await withdraw(own);
    await expect(withdraw(own)).resolves.toMatchObject({ status: 200, body });
  });

  test('calls off what was planned, and leaves what has been', async () => {
    const own = await agreedOrder({
      step: 'IN',
      status: 'MI',
      inspectionAt: new Date(backend.now().getTime() - days(9)),
      installationAt: new Date(backend.now().getTime() + days(9)),
    });
    await withdraw(own);
    await expect(orderOf(own)).resolves.toMatchObject({
      inspectionAppointment: { date: expect.any(String) as string },
      installationAppointment: { date: null },
    });
    await backend.runDueJobs();
    expect(mailsTo(own.email, 'Installatie: je afspraak gaat niet door')).toHaveLength(1);
  });

  test('needs a name, and no reason', async () => {
    const { browser, orderId } = await agreedOrder();
    await expect(browser.call('postWithdrawal', { body: { orderId, name: ' ' } })).resolves.toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers', issues: [{ field: 'name' }] },
    });
    await expect(browser.call('postWithdrawal', { body: { orderId, name: 'Joke Smit' } })).resolves.toMatchObject({ status: 200 });
  });
});

describe('withdrawing is refused, and says why,', () => {
  test('of another’s order, and of none', async () => {
    const [own, other] = [await agreedOrder(), await agreedOrder()];
    for (const orderId of [other.orderId, 'geen-bestelling'])
      await expect(withdraw({ ...own, orderId })).resolves.toMatchObject({ status: 404 });
    await expect(orderOf(other)).resolves.toMatchObject({ withdrawnAt: null });
  });

  test('where nothing was agreed', async () => {
    const { browser, houseId, id } = await backend.customer();
    const { id: orderId } = await createOrder(
      backend.context,
      id,
      { houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'PY', status: 'OG' },
      'seller',
    );
    await expect(withdraw({ browser, orderId })).resolves.toMatchObject({
      status: 409,
      body: { message: 'Voor deze bestelling is er nog geen overeenkomst. Er is dus niets om te herroepen.' },
    });
  });

  test.each(['FP', 'CP'] as const)('at %s, when all is installed', async (step) => {
    const own = await agreedOrder({ step, status: step === 'FP' ? 'MI' : 'OK' });
    await expect(withdraw(own)).resolves.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('installatie is al klaar') as string },
    });
    await expect(orderOf(own)).resolves.toMatchObject({ withdrawalUntil: null });
  });
});

describe('after a withdrawal', () => {
  test('the seller can’t move the order or plan for it, and nothing changes', async () => {
    const own = await agreedOrder();
    const { orderId } = own;
    await withdraw(own);
    const before = await orderOf(own);
    const query = { orderId, kind: 'installation' } as const;
    const refused = [
      await callBackOffice(backend, 'putOrderStep', { query: { orderId }, body: { step: 'IN', status: 'MI' } }),
      await callBackOffice(backend, 'putOrderStep', {
        query: { orderId },
        body: { step: 'PY', status: 'MI', correction: { reason: 'Toch niet' } },
      }),
      await callBackOffice(backend, 'putAppointment', { query, body: { startsAt: '2026-12-15T09:00:00Z' } }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { message: 'Deze bestelling is herroepen.' } });
    await expect(orderOf(own)).resolves.toEqual(before);
  });

  test('what happens to the order at the same time is done before it or not at all', async () => {
    const own = await agreedOrder();
    const [withdrawn, moved] = await Promise.all([
      withdraw(own),
      callBackOffice(backend, 'putOrderStep', { query: { orderId: own.orderId }, body: { step: 'IN', status: 'MI' } }),
    ]);
    expect(withdrawn.status).toBe(200);
    await expect(orderOf(own)).resolves.toMatchObject({
      step: moved.status === 200 ? 'IN' : 'PY',
      withdrawnAt: expect.any(String) as string,
    });
  });
});

test('the last day counts whole, and the next is too late', async () => {
  const [onTime, late] = [await agreedOrder(), await agreedOrder()];
  // 21 November is a Saturday: fourteen days later too, so that the last day is Monday 7 December.
  backend.pass(days(16));
  await onTime.browser.call('login', { body: { email: onTime.email, password } });
  await expect(orderOf(onTime)).resolves.toMatchObject({ withdrawalUntil: '2026-12-07' });
  await expect(withdraw(onTime)).resolves.toMatchObject({ status: 200 });
  backend.pass(days(1));
  await late.browser.call('login', { body: { email: late.email, password } });
  await expect(withdraw(late)).resolves.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('bedenktijd van 14 dagen is voorbij') as string },
  });
});
