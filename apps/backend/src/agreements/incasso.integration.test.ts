import { incassoForm } from '@pomp/domain';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit, incassoMandate } from '../adapters/database/schema/index.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { customerAtPlan, homeAddress, type CustomerAtPlan } from '../testing/customer-at-plan.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const read = async ({ browser, orderId }: CustomerAtPlan) => (await browser.call('getAgreement', { query: { id: orderId } })).body;
const account = { accountHolder: 'J. Smit', iban: 'nl91 abna 0417 1643 00', agreed: true };
const mandatesOf = ({ orderId }: CustomerAtPlan) =>
  backend.context.database
    .select()
    .from(incassoMandate)
    .where(eq(incassoMandate.orderId, orderId))
    .orderBy(sql`withdrawn_at nulls last`);

describe('agreeing to a direct debit', () => {
  const agree = ({ browser, orderId }: CustomerAtPlan, change: Partial<typeof account> = {}) =>
    browser.call('putIncassoConsent', { query: { id: orderId }, body: { ...account, ...change } });
  const orderOf = async ({ browser }: CustomerAtPlan) => {
    const { status, body } = await browser.call('getOrders', {});
    return status === 200 ? body[0] : undefined;
  };

  test('is recorded with its evidence, shows on the order, and the account only masked', async () => {
    const own = await customerAtPlan(backend, { step: 'FP', status: 'MI' });
    await expect(agree(own)).resolves.toMatchObject({ status: 200, body: { agreedIncasso: true } });
    expect(await orderOf(own)).toMatchObject({ agreedIncasso: true, incassoDate: null });
    expect(await read(own)).toMatchObject({
      incasso: { accountHolder: 'J. Smit', iban: 'NL•• •••• •••• ••43 00', agreedAt: backend.now().toISOString() },
    });
    expect(await mandatesOf(own)).toMatchObject([
      {
        iban: 'NL91ABNA0417164300',
        consent: backend.context.speak('nl-NL').say(incassoForm.fields.agreed.label),
        clientAddress: homeAddress,
      },
    ]);
    await expect(askBackOffice(backend, 'getIncasso', { query: { orderId: own.orderId } })).resolves.toMatchObject({
      iban: 'NL91ABNA0417164300',
      accountHolder: 'J. Smit',
      incassoDate: null,
    });
    const traces = await backend.context.database.select().from(audit).where(eq(audit.customerId, own.id)).orderBy(audit.id);
    expect(traces.at(-1)).toMatchObject({
      actor: 'customer',
      action: 'agreeIncasso',
      subject: own.orderId,
      detail: { iban: 'NL•• •••• •••• ••43 00' },
    });
    expect(JSON.stringify(traces.at(-1)?.detail)).not.toContain('0417164300');
    const { body } = await own.browser.call('getOrderTimeline', { query: { orderId: own.orderId } });
    expect('events' in body && body.events.filter(({ kind }) => kind === 'incasso')).toMatchObject([
      { change: 'agreed', date: null, at: backend.now().toISOString() },
    ]);
  });

  test('is tried ten times a minute at most', async () => {
    const own = await customerAtPlan(backend, { step: 'FP', status: 'MI' });
    const other = await customerAtPlan(backend, { step: 'FP', status: 'MI' });
    for (let times = 0; times < 10; times++) await expect(agree(own)).resolves.toMatchObject({ status: 200 });
    await expect(agree(own)).resolves.toMatchObject({ status: 429 });
    // Each by themselves.
    await expect(agree(other)).resolves.toMatchObject({ status: 200 });
  });

  test('the same again changes nothing, and another account takes its place', async () => {
    const own = await customerAtPlan(backend);
    await Promise.all(Array.from({ length: 4 }, () => agree(own)));
    expect(await mandatesOf(own)).toHaveLength(1);
    await agree(own, { iban: 'NL02ABNA0123456789' });
    expect(await mandatesOf(own)).toMatchObject([
      { iban: 'NL91ABNA0417164300', withdrawnAt: backend.now() },
      { iban: 'NL02ABNA0123456789', withdrawnAt: null },
    ]);
  });

  const bill = ({ orderId, orderNumber }: CustomerAtPlan, amount = 340_000) =>
    askBackOffice(backend, 'putInvoice', {
      query: { orderId, type: 'FP' },
      body: { invoiceNumber: `E-${orderNumber}`, amount, vat: 59_008, date: '2026-11-21' },
    });
  const mailsTo = async ({ email }: CustomerAtPlan) => {
    await backend.runDueJobs();
    return backend.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
  };

  test('is confirmed by mail, with the account masked, its mandate and how to undo it', async () => {
    const own = await customerAtPlan(backend, { step: 'FP', status: 'MI' });
    await mailsTo(own);
    await agree(own);
    const mail = (await mailsTo(own)).at(-1);
    expect(mail?.subject).toBe(`Je incasso is geregeld: bestelling ${own.orderNumber}`);
    const [mandate] = await mandatesOf(own);
    for (const said of [mandate?.id ?? '?', 'NL•• •••• •••• ••43 00', 'J. Smit', 'Minstens 14 dagen', 'acht weken'])
      expect(mail?.text).toContain(said);
    expect(mail?.text).not.toContain('0417');
  });

  test('is told before it is collected, with amount and day, and never sooner than two weeks', async () => {
    const own = await customerAtPlan(backend, { step: 'FP', status: 'MI' });
    const query = { orderId: own.orderId };
    await agree(own);
    await bill(own);
    await mailsTo(own);
    await expect(callBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-04' } })).resolves.toMatchObject({
      status: 422,
      body: { reason: 'collectedTooSoon' },
    });
    await askBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-05' } });
    const told = await mailsTo(own);
    expect(told.at(-1)?.subject?.replaceAll('\u00a0', ' ')).toBe(
      `We schrijven € 3.400 af op 5 december 2026: bestelling ${own.orderNumber}`,
    );
    expect(told.at(-1)?.text).toContain(`/account/betaling/?orderId=${own.orderId}&type=FP`);
    await askBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-05' } });
    expect(await mailsTo(own)).toHaveLength(told.length);
    // Another amount is told again, as long before.
    await bill(own, 350_000);
    expect(await orderOf(own)).toMatchObject({ incassoDate: null });
  });

  test('lapses when the invoice is paid otherwise: nothing is collected twice', async () => {
    const own = await customerAtPlan(backend, { step: 'FP', status: 'MI' });
    const query = { orderId: own.orderId };
    await agree(own);
    await bill(own);
    await askBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-28' } });
    await askBackOffice(backend, 'postPaymentReceived', {
      query: { ...query, type: 'FP' },
      body: { reference: 'overboeking', amount: 340_000, date: '2026-11-21' },
    });
    await expect(askBackOffice(backend, 'getIncasso', { query })).resolves.toMatchObject({
      incassoDate: null,
      lapsedAt: backend.now().toISOString(),
    });
    for (const incassoDate of ['2026-12-28', '2026-12-29'] as const)
      await expect(callBackOffice(backend, 'putIncasso', { query, body: { incassoDate } })).resolves.toMatchObject({
        status: 409,
        body: { reason: 'directDebitLapsed' },
      });
    // The mail that was planned says nothing of a debit any more.
    for (const { text } of await mailsTo(own)) expect(text).not.toContain('schrijven we');
    await expect(agree(own, { iban: 'NL02ABNA0123456789' })).resolves.toMatchObject({ status: 409 });
  });

  test('lapses when the order is withdrawn from: its day is forgotten, and there is no other', async () => {
    const own = await customerAtPlan(backend, { agreedAt: backend.now() });
    const query = { orderId: own.orderId };
    await agree(own);
    await bill(own);
    await askBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-28' } });
    const withdrawn = await own.browser.call('postWithdrawal', { body: { orderId: own.orderId, name: 'Joke Smit' } });
    expect(withdrawn.status).toBe(200);
    const lapsed = { incassoDate: null, lapsedAt: backend.now().toISOString() };
    await expect(askBackOffice(backend, 'getIncasso', { query })).resolves.toMatchObject(lapsed);
    await expect(callBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-28' } })).resolves.toMatchObject({
      status: 409,
      body: { reason: 'orderWithdrawn' },
    });
    await expect(askBackOffice(backend, 'putIncasso', { query, body: { incassoDate: null } })).resolves.toMatchObject(lapsed);
    // Agreed and taken back within the time in which news is gathered: only the latter is.
    const subjects = (await mailsTo(own)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('incasso'))).toEqual([]);
    expect(subjects.length).toBeGreaterThan(0);
  });

  test.each([
    ['a digit wrong', { iban: 'NL91ABNA0417164301' }, 'iban'],
    ['no holder', { accountHolder: '' }, 'accountHolder'],
    ['no consent', { agreed: false }, 'agreed'],
  ])('is refused with %s', async (_why, change, field) => {
    const own = await customerAtPlan(backend);
    await expect(agree(own, change)).resolves.toMatchObject({ status: 422, body: { issues: [{ field }] } });
    expect(await orderOf(own)).toMatchObject({ agreedIncasso: false });
  });

  test.each([
    { step: 'AI', status: 'MI' },
    { step: 'CP', status: 'OK' },
  ] as const)('is refused at %j', async (place) => {
    await expect(agree(await customerAtPlan(backend, place))).resolves.toMatchObject({ status: 409 });
  });

  test('lets the seller say when it is collected, and take it back', async () => {
    const own = await customerAtPlan(backend, { step: 'FP', status: 'MI' });
    const query = { orderId: own.orderId };
    await expect(callBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-28' } })).resolves.toMatchObject({
      status: 409,
    });
    await expect(callBackOffice(backend, 'getIncasso', { query })).resolves.toMatchObject({ status: 404 });
    await askBackOffice(backend, 'deleteIncasso', { query });
    await agree(own);
    await expect(callBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-28' } })).resolves.toMatchObject({
      status: 409,
      body: { reason: 'nothingToCollect' },
    });
    await bill(own);
    await expect(askBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-28' } })).resolves.toMatchObject({
      incassoDate: '2026-12-28',
    });
    expect(await orderOf(own)).toMatchObject({ agreedIncasso: true, incassoDate: '2026-12-28' });
    await expect(askBackOffice(backend, 'putIncasso', { query, body: { incassoDate: null } })).resolves.toMatchObject({
      incassoDate: null,
    });
    await askBackOffice(backend, 'putIncasso', { query, body: { incassoDate: '2026-12-29' } });
    await askBackOffice(backend, 'deleteIncasso', { query });
    expect(await orderOf(own)).toMatchObject({ agreedIncasso: false, incassoDate: null });
    expect(await read(own)).toMatchObject({ incasso: null });
    await agree(own);
    expect(await mandatesOf(own)).toHaveLength(2);
    for (const orderId of ['x', crypto.randomUUID()])
      await expect(callBackOffice(backend, 'deleteIncasso', { query: { orderId } })).resolves.toMatchObject({ status: 404 });
  });
});
