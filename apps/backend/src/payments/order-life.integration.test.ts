import {
  asksPayment,
  hasMessage,
  orderMove,
  orderStatuses,
  orderSteps,
  orderTimeline,
  paymentTypes,
  type OrderPlace,
  type PaymentType,
} from '@pomp/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { beforeAll, expect, test, vi } from 'vitest';
import { invoice, order, payment } from '../adapters/database/schema/index.js';
import { minutes } from '../clock/clock.js';
import { listOrderEvents } from '../order-events/order-event.repository.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { startPayingBackend, type PayingBackend } from '../testing/paying.js';
import { addPlan, planSha256 } from '../testing/plan-document.js';
import type { TestCustomer } from '../testing/test-backend.js';

// Of the sandbox: what becomes of a payment, and nothing that it says.
asksOnlyFor();

/** Many lives, on a machine that may be busy with everything else. */
vi.setConfig({ testTimeout: 240_000 });

let backend: PayingBackend;
/** One for all lives: being known isn't what they are about. */
let customer: TestCustomer;
beforeAll(async () => {
  backend = await startPayingBackend();
  customer = await backend.customer();
});

const places: readonly OrderPlace[] = orderSteps.flatMap((step) => orderStatuses.map((status) => ({ step, status })));
const asking = places.filter((place) => paymentTypes.some((type) => asksPayment(place, type)));
const place = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...asking) }, { weight: 1, arbitrary: fc.constantFrom(...places) });
const type = fc.constantFrom(...paymentTypes);
const which = fc.nat({ max: 5 });

/** What customer, seller, provider, time and a stranger can do. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), to: place, isCorrection: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sign' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pay' as const), type }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      which,
      outcome: fc.constantFrom('paid', 'paid', 'failed', 'expired', 'canceled', 'pending'),
      notice: fc.constantFrom('once', 'twice', 'never'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('notice' as const), which, isForged: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('return' as const), type }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('received' as const), type, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('invoice' as const), type, amount: fc.constantFrom(100, 250_000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('time' as const), minutes: fc.constantFrom(1, 10, 600) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

let numbers = 0;

/** One order from its plan on, and every checkout that its customer got. */
async function newLife() {
  backend.pass(minutes(1));
  const { id: customerId, houseId, browser } = customer;
  const { id: orderId } = await askBackOffice(backend, 'postCustomerOrder', {
    query: { customerId },
    body: { houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'PY', status: 'OG' },
  });
  const { documentId } = await addPlan(backend, orderId);
  const numberOf = { PY: `F-${++numbers}`, FP: `F-${++numbers}` };
  const put = (of: PaymentType, amount: number) =>
    callBackOffice(backend, 'putInvoice', {
      query: { orderId, type: of },
      body: { invoiceNumber: numberOf[of], amount, vat: 1, date: '2026-11-20' },
    });
  for (const of of paymentTypes) await put(of, 100);
  const checkouts: string[] = [];

  const acts: { readonly [Kind in Act['kind']]: (given: Extract<Act, { kind: Kind }>) => Promise<unknown> } = {
    move: ({ to, isCorrection }) =>
      callBackOffice(backend, 'putOrderStep', {
        query: { orderId },
        body: { ...to, ...(isCorrection && { correction: { reason: 'Vergissing' } }) },
      }),
    sign: () =>
      browser.call('putSignAgreement', {
        query: { id: orderId },
        body: { name: 'Joke Smit', agreed: true, terms: true, documentId, sha256: planSha256 },
      }),
    pay: async ({ type: of }) => {
      const { status, body } = await browser.call('postPayment', { body: { orderId, type: of } });
      if (status === 200) checkouts.push(body.checkoutUrl);
    },
    end: async ({ which: index, outcome, notice }) => {
      const url = checkouts[index % Math.max(1, checkouts.length)];
      // A payment that is over says so on its page, and can't be ended again.
      if (url !== undefined && (await (await fetch(url)).text()).includes('name="outcome"'))
        await backend.sandbox.choose(url, outcome, notice);
    },
    notice: ({ which: index, isForged }) =>
      backend.notice(
        `id=${isForged ? `tr_forged${index}` : checkouts[index % Math.max(1, checkouts.length)]?.split('/').at(-1)}&status=paid`,
      ),
    return: ({ type: of }) => browser.call('getPayment', { query: { orderId, type: of } }),
    received: ({ type: of, which: index }) =>
      callBackOffice(backend, 'postPaymentReceived', {
        query: { orderId, type: of },
        body: { reference: `overboeking-${index}`, amount: 100, date: '2026-11-20' },
      }),
    invoice: ({ type: of, amount }) => put(of, amount),
    time: async ({ minutes: passed }) => {
      backend.pass(minutes(passed));
      await backend.runDueJobs();
    },
    withdraw: () => browser.call('postWithdrawal', { body: { orderId, name: 'Joke Smit' } }),
  };
  const doIt = <Kind extends Act['kind']>(kind: Kind, given: Extract<Act, { kind: Kind }>) => acts[kind](given);

  return { doIt: (given: Act) => doIt(given.kind, given), look: () => lookAt(orderId), checkouts };
}

/** Where the order is, what counts as paid, and what its page tells. */
async function lookAt(orderId: string) {
  const { database } = backend.context;
  const [at] = await database.select({ step: order.step, status: order.status }).from(order).where(eq(order.id, orderId));
  if (!at) throw new Error('The order is gone.');
  const tries = await database
    .select({ type: invoice.type, asked: invoice.amount, payment })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(eq(invoice.orderId, orderId));
  const { past } = orderTimeline(await listOrderEvents(database, orderId), backend.now());
  return { at, paid: tries.filter(({ payment: { state } }) => state === 'paid'), past };
}
type Look = Awaited<ReturnType<typeof lookAt>>;

/** What has to hold between two looks, whatever was done. */
async function compare(before: Look, after: Look, done: Act) {
  expect(hasMessage(after.at.step, after.at.status)).toBe(true);
  if (!(done.kind === 'move' && done.isCorrection)) expect(['none', 'forward']).toContain(orderMove(before.at, after.at));
  // What was paid is paid still, by the same money for the same amount.
  for (const { payment: paid, asked } of before.paid)
    expect(after.paid).toContainEqual(expect.objectContaining({ asked, payment: paid }));
  expect(new Set(after.paid.map(({ type: of }) => of)).size).toBe(after.paid.length);
  // The page tells the same, whatever was reported twice or late.
  expect(after.past.find(({ kind }) => kind === 'step')).toMatchObject(after.at);
  expect(after.past.flatMap((told) => (told.kind === 'payment' && told.state === 'paid' ? [told.paymentId] : [])).sort()).toEqual(
    after.paid.map(({ payment: { id } }) => id).sort(),
  );
  for (const { payment: paid, asked } of after.paid) {
    expect(paid.amount).toBe(asked);
    // Nothing counts that the provider doesn't call paid.
    if (paid.checkoutUrl !== null) expect(await (await fetch(paid.checkoutUrl)).text()).toContain('Deze betaling is betaald.');
  }
}

/** Lives in which something is paid, whatever chance comes up with. */
const paidBothWays: [Act[]][] = [
  [[{ kind: 'sign' }, { kind: 'pay', type: 'PY' }, { kind: 'end', which: 0, outcome: 'paid', notice: 'once' }]],
  [[{ kind: 'sign' }, { kind: 'received', type: 'PY', which: 0 }]],
];

test('whatever happens in whatever order: only states that there are, nothing paid twice or taken back, and back only by a correction', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), async (acts) => {
      const life = await newLife();
      let before = await life.look();
      for (const given of acts) {
        await life.doIt(given);
        const after = await life.look();
        await compare(before, after, given);
        before = after;
      }
      for (const {
        type: of,
        payment: { reference },
      } of before.paid)
        reached.add(`${of} ${reference === null ? 'online' : 'booked'}`);
    }),
    { numRuns: 20, endOnFailure: true, examples: paidBothWays },
  );
  // Else it says nothing about paying.
  expect(reached.size).toBeGreaterThan(1);
});
