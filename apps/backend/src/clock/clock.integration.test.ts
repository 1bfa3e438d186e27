import { randomUUID } from 'node:crypto';
import { calendarDate } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit, invoice } from '../adapters/database/schema/index.js';
import { days, hours } from './clock.js';
import { documentRepository } from '../documents/document.repository.js';
import { paymentRepository } from '../invoices/payment.repository.js';
import { customerAtPlan } from '../testing/customer-at-plan.js';
import { addPlan } from '../testing/plan-document.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

/** As on a server of which the clock jumps, or on two that differ. */
const jumps = [
  ['ahead', days(1)],
  ['back', -days(1)],
] as const;

describe.each(jumps)('a clock that goes a day %s', (_direction, jump) => {
  test('leaves signed-in customers signed in, for as long as was promised', async () => {
    const { browser } = await backend.customer();
    backend.pass(jump);
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
    await expect(browser.call('session', {})).resolves.toMatchObject({ status: 200 });
    backend.pass(days(16));
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
  });

  test('keeps what happened in the order in which it happened', async () => {
    const { id, browser, houseId } = await backend.customer();
    const save = (gasConsumption: string) =>
      browser.call('postHouseInfo', {
        query: { houseId },
        body: { houseInfo: { completed: false, consumption: { gasConsumption } } },
      });
    await browser.call('postUserDeletion', {});
    backend.pass(jump);
    await save('1');
    backend.pass(-jump);
    await browser.call('deleteUserDeletion', {});
    const traces = await backend.context.database
      .select({ action: audit.action })
      .from(audit)
      .where(eq(audit.customerId, id))
      .orderBy(audit.id);
    expect(traces.map(({ action }) => action).slice(-3)).toEqual(['requestDeletion', 'saveSection', 'withdrawDeletion']);
  });

  test('never makes a link work longer than its time after the jump', async () => {
    const { email } = await backend.customer();
    backend.pass(jump);
    const before = backend.mailbox.mails.length;
    await backend.browser().call('recoverPassword', { body: { email } });
    await backend.runDueJobs();
    const [, token = ''] = /token=([\w-]+)/.exec(backend.mailbox.mails.slice(before).at(-1)?.text ?? '') ?? [];
    expect(token).not.toBe('');
    backend.pass(hours(1));
    const chosen = { newPassword: 'Warmer2026', confirmPassword: 'Warmer2026' };
    await expect(backend.browser().call('resetPassword', { body: { token, ...chosen } })).resolves.toMatchObject({
      status: 422,
      body: { code: 'expiredLink' },
    });
  });
});

// Of what is added here a mail follows: after the mails above.
describe.each(jumps)('for an order a clock that goes a day %s', (_direction, jump) => {
  test('leaves the plan that came last the one to sign, and the last try to pay the one that tells', async () => {
    const { database, clock } = backend.context;
    const { orderId } = await customerAtPlan(backend);
    const invoiceId = randomUUID();
    const day = calendarDate(clock());
    await database.insert(invoice).values({
      id: invoiceId,
      orderId,
      type: 'PY',
      invoiceNumber: invoiceId,
      amount: 100,
      vat: 17,
      invoiceDate: day,
      createdAt: clock(),
      updatedAt: clock(),
    });
    const tryToPay = (state: 'failed' | 'expired') =>
      paymentRepository(database).insert({ invoiceId, state, amount: 100, createdAt: clock() });
    await tryToPay('failed');
    backend.pass(jump);
    const last = await addPlan(backend, orderId, { reference: 'plan-2' });
    await tryToPay('expired');
    backend.pass(-jump);
    await expect(documentRepository(database).findPlan(orderId)).resolves.toMatchObject({ id: last.documentId });
    await expect(paymentRepository(database).findTelling(invoiceId)).resolves.toMatchObject({ state: 'expired' });
  });
});
