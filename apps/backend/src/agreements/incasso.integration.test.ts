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
    const traces = await backend.context.database.select().from(audit).where(eq(audit.customerId, own.id));
    expect(JSON.stringify(traces.at(-1)?.detail)).not.toContain('0417164300');
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
