import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PaymentType } from '@pomp/domain';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit, invoice, job, payment } from '../adapters/database/schema/index.js';
import { minutes } from '../clock/clock.js';
import { retryDelay } from '../jobs/worker.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { everyRow } from '../testing/every-row.js';
import { startPayingBackend, type PayingBackend } from '../testing/paying.js';

// Of the sandbox: what becomes of a payment, and nothing that it says.
asksOnlyFor();

let backend: PayingBackend;
/** What happens once between the provider's finding of a payment and its answer. */
let meanwhile: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  backend = await startPayingBackend({
    around: (provider) => ({
      ...provider,
      find: async (id) => {
        const found = await provider.find(id);
        const now = meanwhile;
        meanwhile = undefined;
        await now?.();
        return found;
      },
    }),
  });
});

type Payer = Awaited<ReturnType<PayingBackend['toPay']>>;

const post = ({ browser, orderId }: Payer, type: PaymentType) => browser.call('postPayment', { body: { orderId, type } });
const read = async ({ browser, orderId }: Payer, type: PaymentType) =>
  (await browser.call('getPayment', { query: { orderId, type } })).body;
async function checkout(payer: Payer, type: PaymentType): Promise<string> {
  const answer = await post(payer, type);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.checkoutUrl;
}
async function placeOf({ browser, orderId }: Payer): Promise<string> {
  const { status, body } = await browser.call('getOrders', {});
  const order = status === 200 ? body.find(({ id }) => id === orderId) : undefined;
  return `${order?.step} ${order?.status}`;
}
const historyOf = async ({ browser }: Payer) => {
  const { status, body } = await browser.call('getOrderHistory', {});
  return status === 200 ? body.map(({ step, status: at }) => `${step} ${at}`) : [];
};
const tracesOf = async ({ id }: Payer) =>
  (await backend.context.database.select().from(audit).where(eq(audit.customerId, id))).map(({ action }) => action);
const triesOf = ({ orderId }: Payer) =>
  backend.context.database
    .select({ payment })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(eq(invoice.orderId, orderId))
    .then((rows) => rows.map((row) => row.payment));
const providerIdOf = async (payer: Payer) => (await triesOf(payer)).at(-1)?.providerId ?? '';
const mailsTo = ({ email }: Payer) =>
  backend.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ subject }) => subject);

describe('paying an invoice', () => {
  test.each([
    ['PY', ['PY OG', 'PY OK']],
    ['FP', ['FP MI', 'CP OK']],
  ] as const)('of %s moves the order on, and says so to the customer', async (type, history) => {
    const payer = await backend.toPay(type);
    await expect(payer.browser.call('getInvoice', { query: { orderId: payer.orderId, type } })).resolves.toMatchObject({
      body: { amount: payer.amount, payment: { state: 'none', paidAt: null } },
    });
    await backend.sandbox.choose(await checkout(payer, type), 'paid');
    expect(await placeOf(payer)).toBe(history[1]);
    expect(await historyOf(payer)).toEqual(history);
    expect(await read(payer, type)).toMatchObject({ state: 'paid', paidAt: expect.stringMatching(/^20/) });
    await expect(payer.browser.call('getInvoice', { query: { orderId: payer.orderId, type } })).resolves.toMatchObject({
      body: { payment: { state: 'paid' } },
    });
    await backend.runDueJobs();
    expect(mailsTo(payer).at(-1)).toMatch(type === 'PY' ? /^We hebben je betaling ontvangen/ : /^Je bestelling .* is compleet$/);
    expect(await tracesOf(payer)).toEqual(expect.arrayContaining(['startPayment', 'payInvoice', 'moveOrder']));
  });

  test('asks the provider for exactly its amount, and leads back to the page of paying', async () => {
    const payer = await backend.toPay('FP');
    const page = await (await fetch(await checkout(payer, 'FP'))).text();
    expect(page).toContain(new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 }).format(payer.amount / 100));
    const left = await backend.sandbox.choose(await checkout(payer, 'FP'), 'open');
    expect(left).toBe(`http://localhost:3000/account/betaling/?orderId=${payer.orderId}&type=FP&terug=1`);
  });

  test('under a key is one request: another order under it is refused, and the same again is the same checkout', async () => {
    const payer = await backend.toPay('PY');
    const idempotencyKey = `pay-${payer.orderId}`;
    const ask = (type: PaymentType) =>
      payer.browser.call('postPayment', { body: { orderId: payer.orderId, type }, idempotencyKey });
    const first = await ask('PY');
    expect(first.status).toBe(200);
    expect((await ask('PY')).body).toEqual(first.body);
    expect(await ask('FP')).toMatchObject({ status: 422, body: { code: 'keyReused' } });
    expect(await triesOf(payer)).toHaveLength(1);
  });

  test('is the same checkout while that is open', async () => {
    const payer = await backend.toPay('PY');
    const first = await checkout(payer, 'PY');
    await backend.sandbox.choose(first, 'open');
    expect(await checkout(payer, 'PY')).toBe(first);
    expect(await read(payer, 'PY')).toEqual({ state: 'open', paidAt: null });
  });

  test('asked for by four at once is one payment at the provider, and one here', async () => {
    const payer = await backend.toPay('PY');
    const before = await backend.sandbox.count();
    const urls = await Promise.all(Array.from({ length: 4 }, () => checkout(payer, 'PY')));
    expect(new Set(urls).size).toBe(1);
    expect(await backend.sandbox.count()).toBe(before + 1);
    expect(await triesOf(payer)).toHaveLength(1);
  });

  test.each(['failed', 'expired', 'canceled'] as const)('that %s can be tried again', async (outcome) => {
    const payer = await backend.toPay('FP');
    const first = await checkout(payer, 'FP');
    await backend.sandbox.choose(first, outcome);
    expect(await read(payer, 'FP')).toEqual({ state: outcome, paidAt: null });
    expect(await placeOf(payer)).toBe('FP MI');
    const second = await checkout(payer, 'FP');
    expect(second).not.toBe(first);
    await backend.sandbox.choose(second, 'paid');
    expect(await placeOf(payer)).toBe('CP OK');
  });

  test('that the bank is busy with isn’t asked for again', async () => {
    const payer = await backend.toPay('FP');
    const asks = async () => (await payer.browser.call('getOrders', {})).body;
    expect(await asks()).toMatchObject([{ asks: true }]);
    await backend.sandbox.choose(await checkout(payer, 'FP'), 'pending');
    await expect(post(payer, 'FP')).resolves.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Je bank is nog bezig') },
    });
    expect(await read(payer, 'FP')).toEqual({ state: 'pending', paidAt: null });
    expect(await asks()).toMatchObject([{ step: 'FP', status: 'MI', asks: false }]);
  });
});

describe('an invoice that isn’t to be paid now', () => {
  test('because it is paid', async () => {
    const payer = await backend.toPay('FP');
    await backend.sandbox.choose(await checkout(payer, 'FP'), 'paid');
    await expect(post(payer, 'FP')).resolves.toMatchObject({ status: 409, body: { message: 'Deze factuur is al betaald.' } });
  });

  test('because the plan isn’t signed', async () => {
    const payer = await backend.toPay('PY', { signed: false });
    await expect(post(payer, 'PY')).resolves.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('installatieplan') },
    });
    await payer.sign();
    await expect(post(payer, 'PY')).resolves.toMatchObject({ status: 200 });
  });

  test('because the order is elsewhere', async () => {
    const payer = await backend.toPay('PY');
    await askBackOffice(backend, 'putOrderStep', { query: { orderId: payer.orderId }, body: { step: 'IN', status: 'MI' } });
    await expect(post(payer, 'PY')).resolves.toMatchObject({
      status: 409,
      body: { message: 'Deze betaling is nu niet nodig voor je bestelling.' },
    });
  });

  test('because the order was withdrawn', async () => {
    const payer = await backend.toPay('PY');
    await expect(
      payer.browser.call('postWithdrawal', { body: { orderId: payer.orderId, name: 'Joke Smit' } }),
    ).resolves.toMatchObject({ status: 200 });
    await expect(post(payer, 'PY')).resolves.toMatchObject({ status: 409, body: { message: 'Deze bestelling is herroepen.' } });
  });

  test('because there is none', async () => {
    const payer = await backend.toPay('PY');
    await expect(post(payer, 'FP')).resolves.toMatchObject({ status: 404 });
  });

  test('paid at a checkout that was open when the order was withdrawn, counts and moves nothing', async () => {
    const payer = await backend.toPay('PY');
    const url = await checkout(payer, 'PY');
    await payer.browser.call('postWithdrawal', { body: { orderId: payer.orderId, name: 'Joke Smit' } });
    await backend.sandbox.choose(url, 'paid');
    expect(await read(payer, 'PY')).toMatchObject({ state: 'paid' });
    expect(await placeOf(payer)).toBe('PY OG');
  });

  test('because the order was withdrawn while its checkout was open: it is called off at the provider', async () => {
    const payer = await backend.toPay('PY');
    const url = await checkout(payer, 'PY');
    await payer.browser.call('postWithdrawal', { body: { orderId: payer.orderId, name: 'Joke Smit' } });
    await backend.runDueJobs();
    await expect(backend.sandbox.choose(url, 'paid')).rejects.toThrow('409');
    expect((await triesOf(payer)).map(({ state }) => state)).toEqual(['canceled']);
  });

  test('because the order was withdrawn, but the bank is busy with it, counts when it comes', async () => {
    const payer = await backend.toPay('PY');
    const url = await checkout(payer, 'PY');
    await backend.sandbox.choose(url, 'pending');
    await payer.browser.call('postWithdrawal', { body: { orderId: payer.orderId, name: 'Joke Smit' } });
    await backend.runDueJobs();
    await backend.sandbox.choose(url, 'paid');
    expect(await read(payer, 'PY')).toMatchObject({ state: 'paid' });
    expect(await placeOf(payer)).toBe('PY OG');
  });

  test('because the order was withdrawn, is called off later when the provider is away', async () => {
    const payer = await backend.toPay('PY');
    const url = await checkout(payer, 'PY');
    await backend.sandbox.cut();
    await payer.browser.call('postWithdrawal', { body: { orderId: payer.orderId, name: 'Joke Smit' } });
    await backend.runDueJobs();
    await backend.sandbox.restore();
    backend.pass(minutes(1));
    await backend.runDueJobs();
    await expect(backend.sandbox.choose(url, 'paid')).rejects.toThrow('409');
  });
});

describe('a notice', () => {
  test('that is forged changes nothing, and is answered as one about nothing', async () => {
    const payer = await backend.toPay('PY');
    await checkout(payer, 'PY');
    const id = await providerIdOf(payer);
    const before = await triesOf(payer);
    for (const body of [`id=${id}&status=paid&amount=1`, 'id=tr_unknown', `id=${id}`])
      expect([body, (await backend.notice(body)).status]).toEqual([body, 200]);
    for (const body of ['', 'id=', `id=${id}&id=tr_other`, `id=../../payments/${id}`, `{"id":"${id}"}`])
      expect([body, (await backend.notice(body)).status]).toEqual([body, 400]);
    expect(await triesOf(payer)).toEqual(before);
    expect(await placeOf(payer)).toBe('PY OG');
  });

  test('that comes many times, even at once, is one transition', async () => {
    const payer = await backend.toPay('FP');
    await backend.sandbox.choose(await checkout(payer, 'FP'), 'paid', 'twice');
    const id = await providerIdOf(payer);
    await Promise.all([...Array.from({ length: 6 }, () => backend.notice(`id=${id}`)), read(payer, 'FP')]);
    expect(await historyOf(payer)).toEqual(['FP MI', 'CP OK']);
    expect((await tracesOf(payer)).filter((action) => action === 'payInvoice')).toHaveLength(1);
    await backend.runDueJobs();
    expect(mailsTo(payer).filter((subject) => subject?.includes('is compleet'))).toHaveLength(1);
  });

  test('that comes after the order was moved on takes nothing back', async () => {
    const payer = await backend.toPay('PY');
    const url = await checkout(payer, 'PY');
    await askBackOffice(backend, 'putOrderStep', { query: { orderId: payer.orderId }, body: { step: 'IN', status: 'MI' } });
    await backend.sandbox.choose(url, 'paid');
    expect(await placeOf(payer)).toBe('IN MI');
    expect(await read(payer, 'PY')).toMatchObject({ state: 'paid' });
  });

  test('that never comes isn’t needed by who returns', async () => {
    const payer = await backend.toPay('PY');
    await backend.sandbox.choose(await checkout(payer, 'PY'), 'paid', 'never');
    expect(await placeOf(payer)).toBe('PY OG');
    expect(await read(payer, 'PY')).toMatchObject({ state: 'paid' });
    expect(await placeOf(payer)).toBe('PY OK');
  });

  test('that never comes isn’t needed by someone who never returns', async () => {
    const payer = await backend.toPay('FP');
    const url = await checkout(payer, 'FP');
    backend.pass(minutes(5));
    await backend.runDueJobs();
    await backend.sandbox.choose(url, 'paid', 'never');
    await backend.runDueJobs();
    expect(await placeOf(payer)).toBe('FP MI');
    backend.pass(minutes(10));
    await backend.runDueJobs();
    expect(await placeOf(payer)).toBe('CP OK');
  });

  test('that is answered late, and by then is no longer so, takes nothing back', async () => {
    const payer = await backend.toPay('FP');
    const url = await checkout(payer, 'FP');
    meanwhile = async () => {
      await backend.sandbox.choose(url, 'pending');
      expect(await read(payer, 'FP')).toMatchObject({ state: 'pending' });
    };
    expect((await backend.notice(`id=${await providerIdOf(payer)}`)).status).toBe(200);
    expect(meanwhile).toBeUndefined();
    expect(await triesOf(payer)).toMatchObject([{ state: 'pending' }]);
  });

  test('comes only so often from one address', async () => {
    const answers = await Promise.all(Array.from({ length: 301 }, () => backend.notice('id=tr_flood')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    backend.pass(minutes(1));
    expect((await backend.notice('id=tr_flood')).status).toBe(200);
  });
});

describe('a provider that is away', () => {
  test('leaves nothing half made, and the next try goes well', async () => {
    const payer = await backend.toPay('FP');
    await backend.sandbox.cut();
    await expect(post(payer, 'FP')).resolves.toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: expect.stringContaining('Betalen lukt nu even niet') },
    });
    expect(await read(payer, 'FP')).toEqual({ state: 'none', paidAt: null });
    await backend.sandbox.restore();
    await backend.sandbox.choose(await checkout(payer, 'FP'), 'paid');
    expect(await placeOf(payer)).toBe('CP OK');
  });

  test('leaves what is stored to be read, has notices come again, and is asked later', async () => {
    const payer = await backend.toPay('FP');
    await backend.sandbox.choose(await checkout(payer, 'FP'), 'paid', 'never');
    await backend.sandbox.cut();
    expect(await read(payer, 'FP')).toEqual({ state: 'open', paidAt: null });
    expect((await backend.notice(`id=${await providerIdOf(payer)}`)).status).toBe(503);
    backend.pass(minutes(5));
    await backend.runDueJobs();
    await backend.sandbox.restore();
    backend.pass(minutes(10));
    await backend.runDueJobs();
    expect(await placeOf(payer)).toBe('CP OK');
  });

  test('is asked later once, however often it was asked now', async () => {
    const payer = await backend.toPay('FP');
    await checkout(payer, 'FP');
    await backend.sandbox.cut();
    const { database } = backend.context;
    const planned = () =>
      database
        .select()
        .from(job)
        .where(
          and(
            eq(job.kind, 'checkPayment'),
            eq(sql`${job.payload} ->> 'customerId'`, payer.id),
            isNull(job.doneAt),
            isNull(job.failedAt),
          ),
        );
    for (const attempt of [1, 2, 3]) {
      backend.pass(attempt === 1 ? minutes(5) : retryDelay(attempt - 1));
      await backend.runDueJobs();
    }
    await backend.sandbox.restore();
    expect(await planned()).toMatchObject([{ attempts: 0 }]);
  });
});

describe('money that the invoice didn’t ask for', () => {
  test('is not counted, is recorded once, and the customer can pay rightly', async () => {
    const payer = await backend.toPay('FP');
    const url = await checkout(payer, 'FP');
    const [{ invoiceId = '' } = {}] = await triesOf(payer);
    await backend.context.database
      .update(invoice)
      .set({ amount: payer.amount + 1 })
      .where(eq(invoice.id, invoiceId));
    await backend.sandbox.choose(url, 'paid', 'twice');
    expect(await read(payer, 'FP')).toEqual({ state: 'failed', paidAt: null });
    expect(await placeOf(payer)).toBe('FP MI');
    expect((await tracesOf(payer)).filter((action) => action === 'paymentProblem')).toHaveLength(1);
    expect(backend.logLines.some((line) => line.includes('amountDiffers'))).toBe(true);
    await backend.sandbox.choose(await checkout(payer, 'FP'), 'paid');
    expect(await placeOf(payer)).toBe('CP OK');
  });

  test('because it came twice, is counted once', async () => {
    const payer = await backend.toPay('FP');
    const first = await checkout(payer, 'FP');
    const [{ id = '', providerId } = {}] = await triesOf(payer);
    // As when a provider calls a payment over that then is paid after all.
    await backend.context.database.update(payment).set({ state: 'expired' }).where(eq(payment.id, id));
    await backend.sandbox.choose(await checkout(payer, 'FP'), 'paid');
    await backend.sandbox.choose(first, 'paid');
    await backend.notice(`id=${providerId}`);
    expect((await triesOf(payer)).filter(({ state }) => state === 'paid')).toHaveLength(1);
    expect((await tracesOf(payer)).filter((action) => action === 'paymentProblem')).toHaveLength(1);
  });

  test('for a try that seemed over, is counted instead of the one that is open', async () => {
    const payer = await backend.toPay('FP');
    const first = await checkout(payer, 'FP');
    const [{ id = '' } = {}] = await triesOf(payer);
    await backend.context.database.update(payment).set({ state: 'expired' }).where(eq(payment.id, id));
    const second = await checkout(payer, 'FP');
    await backend.sandbox.choose(first, 'paid');
    expect((await triesOf(payer)).map(({ state }) => state).sort()).toEqual(['canceled', 'paid']);
    expect(await placeOf(payer)).toBe('CP OK');
    await backend.runDueJobs();
    await expect(backend.sandbox.choose(second, 'paid')).rejects.toThrow('409');
  });
});

test('another customer’s invoice can’t be paid, nor be told from none', async () => {
  const [payer, other] = [await backend.toPay('PY'), await backend.toPay('PY')];
  const before = await everyRow(backend.context.database);
  const theirs = await post({ ...payer, orderId: other.orderId }, 'PY');
  expect(theirs.status).toBe(404);
  expect((await post({ ...payer, orderId: crypto.randomUUID() }, 'PY')).body).toEqual(theirs.body);
  expect(await everyRow(backend.context.database)).toEqual(before);
});

test('the seller can’t change an invoice while it is being paid, and never once it is', async () => {
  const payer = await backend.toPay('FP');
  const query = { orderId: payer.orderId, type: 'FP' } as const;
  const body = { invoiceNumber: 'F2026-anders', amount: 1, vat: 0, date: '2026-11-20' } as const;
  const url = await checkout(payer, 'FP');
  await expect(callBackOffice(backend, 'putInvoice', { query, body })).resolves.toMatchObject({ status: 409 });
  await backend.sandbox.choose(url, 'paid');
  await expect(callBackOffice(backend, 'putInvoice', { query, body })).resolves.toMatchObject({
    status: 409,
    body: { message: 'Deze factuur is al betaald.' },
  });
});
