import type { PaymentType } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../adapters/database/schema/index.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { customerAtPlan, signed } from '../testing/customer-at-plan.js';
import { addPlan } from '../testing/plan-document.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

let numbers = 0;
const content = (rest: object = {}) => ({
  invoiceNumber: `F2026-${++numbers}`,
  amount: 340_000,
  vat: 59_008,
  date: '2026-11-20' as const,
  ...rest,
});

/** A customer whose order asks for the final payment. */
async function atFinalPayment() {
  const customer = await backend.customer();
  const body = { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-10-12', step: 'FP', status: 'MI' } as const;
  const { id: orderId } = await askBackOffice(backend, 'postCustomerOrder', { query: { customerId: customer.id }, body });
  return { ...customer, orderId, query: { orderId, type: 'FP' } as const };
}
type Own = Awaited<ReturnType<typeof atFinalPayment>>;
interface ToPay {
  readonly query: { readonly orderId: string; readonly type: PaymentType };
}

const put = ({ query }: ToPay, body: ReturnType<typeof content>) => callBackOffice(backend, 'putInvoice', { query, body });
const receive = ({ query }: ToPay, rest: object = {}) =>
  callBackOffice(backend, 'postPaymentReceived', {
    query,
    body: { reference: 'overboeking-7', amount: 340_000, date: '2026-11-21', ...rest },
  });
const read = ({ browser, query }: Own) => browser.call('getInvoice', { query });
const tracesOf = async ({ id }: Own, action: string) =>
  (await backend.context.database.select().from(audit).where(eq(audit.customerId, id))).filter((trace) => trace.action === action);
async function placeOf({ browser }: Pick<Own, 'browser'>) {
  const { status, body } = await browser.call('getOrders', {});
  return status === 200 ? `${body[0]?.step} ${body[0]?.status}` : '';
}

describe('an invoice', () => {
  test('is there for its customer once the seller sets it, with its document', async () => {
    const own = await atFinalPayment();
    await expect(read(own)).resolves.toMatchObject({ status: 404 });
    const { url } = await addPlan(backend, own.orderId, { reference: 'eindfactuur', name: 'Eindfactuur', kind: 'invoice' });
    const body = content({ dueDate: '2026-12-04', documentReference: 'eindfactuur' });
    await put(own, body);
    const { documentReference: _, ...shown } = { ...body, documentReference: '' };
    await expect(read(own)).resolves.toMatchObject({
      status: 200,
      body: { ...shown, type: 'FP', documentUrl: url, payment: { state: 'none', paidAt: null } },
    });
    expect(await tracesOf(own, 'setInvoice')).toMatchObject([
      { actor: 'seller', detail: { orderId: own.orderId, amount: 340_000 } },
    ]);
  });

  test('can be changed, and the same again is nothing', async () => {
    const own = await atFinalPayment();
    const body = content();
    await put(own, body);
    await put(own, body);
    expect(await tracesOf(own, 'setInvoice')).toHaveLength(1);
    await put(own, { ...body, amount: 330_000, vat: 57_272 });
    await expect(read(own)).resolves.toMatchObject({ body: { amount: 330_000, vat: 57_272, dueDate: null } });
  });

  test('has a number of its own, no more VAT than amount, no due date before its own, and a document of its order', async () => {
    const [own, other] = [await atFinalPayment(), await atFinalPayment()];
    await addPlan(backend, other.orderId, { reference: 'van-een-ander' });
    const body = content();
    await put(own, body);
    await expect(put(other, body)).resolves.toMatchObject({
      status: 409,
      body: { message: 'Dit factuurnummer is al van een andere factuur.' },
    });
    for (const wrong of [{ vat: 340_001 }, { dueDate: '2026-11-19' }, { documentReference: 'van-een-ander' }])
      await expect(put(own, content(wrong))).resolves.toMatchObject({ status: 422 });
    for (const wrong of [{ amount: 0 }, { amount: 0.5 }, { amount: -1 }])
      await expect(put(own, content(wrong))).resolves.toMatchObject({ status: 400 });
    await expect(read(own)).resolves.toMatchObject({ body: { invoiceNumber: body.invoiceNumber, amount: 340_000 } });
  });

  test('is refused for an order that isn’t there', async () => {
    const own = await atFinalPayment();
    for (const orderId of [crypto.randomUUID(), 'x'])
      await expect(put({ ...own, query: { orderId, type: 'FP' } }, content())).resolves.toMatchObject({ status: 404 });
  });

  test('has a document that leads to paying it, for as long as it is to be paid', async () => {
    const own = await atFinalPayment();
    await addPlan(backend, own.orderId);
    await addPlan(backend, own.orderId, { reference: 'eindfactuur', name: 'Eindfactuur', kind: 'invoice' });
    await put(own, content({ documentReference: 'eindfactuur' }));
    const links = async (locale = 'nl-NL') => {
      const { status, body } = await own.browser.call('getDocuments', { query: { orderId: own.orderId }, locale });
      return status === 200 ? Object.fromEntries(body.map(({ documentName, paymentLink }) => [documentName, paymentLink])) : {};
    };
    expect(await links()).toEqual({ Installatieplan: undefined, Eindfactuur: `/account/betaling/?orderId=${own.orderId}&type=FP` });
    expect(await links('en-GB')).toMatchObject({ Eindfactuur: `/en/account/payment/?orderId=${own.orderId}&type=FP` });
    await receive(own);
    expect(await links()).toEqual({ Installatieplan: undefined, Eindfactuur: undefined });
  });
});

describe('money that came in outside the site', () => {
  test('pays the invoice and moves the order on', async () => {
    const own = await atFinalPayment();
    await put(own, content());
    await expect(receive(own)).resolves.toMatchObject({
      status: 200,
      body: { payment: { state: 'paid', paidAt: backend.now().toISOString() } },
    });
    expect(await placeOf(own)).toBe('CP OK');
    await expect(read(own)).resolves.toMatchObject({ body: { payment: { state: 'paid' } } });
    expect(await tracesOf(own, 'payInvoice')).toMatchObject([{ actor: 'seller' }]);
  });

  test('of an earlier day stands at its midday, as nobody knows the hour', async () => {
    const own = await atFinalPayment();
    await put(own, content());
    await expect(receive(own, { date: '2026-11-20' })).resolves.toMatchObject({
      body: { payment: { paidAt: '2026-11-20T12:00:00.000Z' } },
    });
  });

  test('is booked once, however often and at the same time', async () => {
    const own = await atFinalPayment();
    await put(own, content());
    const answers = await Promise.all(Array.from({ length: 4 }, () => receive(own)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await tracesOf(own, 'payInvoice')).toHaveLength(1);
    await expect(receive(own, { reference: 'nog-een' })).resolves.toMatchObject({
      status: 409,
      body: { message: 'Deze factuur is al betaald.' },
    });
  });

  test('is the amount of the invoice, on a day that has come, for an invoice that is there', async () => {
    const own = await atFinalPayment();
    await expect(receive(own)).resolves.toMatchObject({ status: 404 });
    await put(own, content());
    await expect(receive(own, { amount: 339_999 })).resolves.toMatchObject({ status: 422 });
    await expect(receive(own, { date: '2026-11-22' })).resolves.toMatchObject({ status: 422 });
    expect(await placeOf(own)).toBe('FP MI');
  });

  test('waits while the customer is paying', async () => {
    const own = await atFinalPayment();
    await put(own, content());
    await own.browser.call('postPayment', { body: own.query });
    await expect(receive(own)).resolves.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('nu aan het betalen') },
    });
  });

  test('that came before it was asked for isn’t asked for any more', async () => {
    const own = await atFinalPayment();
    await askBackOffice(backend, 'putOrderStep', {
      query: { orderId: own.orderId },
      body: { step: 'IN', status: 'MI', correction: { reason: 'Nog niet klaar' } },
    });
    await put(own, content());
    await receive(own);
    expect(await placeOf(own)).toBe('IN MI');
    await expect(
      askBackOffice(backend, 'putOrderStep', { query: { orderId: own.orderId }, body: { step: 'FP', status: 'MI' } }),
    ).resolves.toMatchObject({ step: 'CP', status: 'OK' });
  });

  test('before the plan is signed leaves that to do, and signing then moves the order on', async () => {
    const own = await customerAtPlan(backend);
    const query = { orderId: own.orderId, type: 'PY' } as const;
    await put({ ...own, query }, content());
    await receive({ ...own, query });
    expect(await placeOf(own)).toBe('PY OG');
    const agreement = await signed(own);
    expect(agreement).toMatchObject({ name: 'Joke Smit' });
    expect(await signed(own)).toEqual(agreement);
    expect(await placeOf(own)).toBe('PY OK');
    await expect(own.browser.call('getOrders', {})).resolves.toMatchObject({ body: [{ withdrawalUntil: expect.any(String) }] });
  });

  test('moves an order on that has no plan to sign', async () => {
    const own = await atFinalPayment();
    const query = { orderId: own.orderId, type: 'PY' } as const;
    await askBackOffice(backend, 'putOrderStep', {
      query: { orderId: own.orderId },
      body: { step: 'PY', status: 'OG', correction: { reason: 'Nog niet klaar' } },
    });
    await put({ ...own, query }, content());
    await receive({ ...own, query });
    expect(await placeOf(own)).toBe('PY OK');
  });

  test('that came before an order without a plan asked for it isn’t asked for any more', async () => {
    const own = await atFinalPayment();
    const query = { orderId: own.orderId, type: 'PY' } as const;
    await askBackOffice(backend, 'putOrderStep', {
      query: { orderId: own.orderId },
      body: { step: 'DI', status: 'MI', correction: { reason: 'Nog niet klaar' } },
    });
    await put({ ...own, query }, content());
    await receive({ ...own, query });
    await expect(
      askBackOffice(backend, 'putOrderStep', { query: { orderId: own.orderId }, body: { step: 'PY', status: 'OG' } }),
    ).resolves.toMatchObject({ step: 'PY', status: 'OK' });
  });

  test('leaves an order alone that asks for something else', async () => {
    const own = await atFinalPayment();
    await askBackOffice(backend, 'putInvoice', { query: { ...own.query, type: 'PY' }, body: content() });
    await expect(
      callBackOffice(backend, 'postPaymentReceived', {
        query: { ...own.query, type: 'PY' },
        body: { reference: 'r', amount: 340_000, date: '2026-11-01' },
      }),
    ).resolves.toMatchObject({ status: 200 });
    expect(await placeOf(own)).toBe('FP MI');
  });
});
