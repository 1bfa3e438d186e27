import { expect } from 'vitest';
import { days, minutes } from '../clock/clock.js';
import { askBackOffice } from './back-office.js';
import { addPlan, planSha256 } from './plan-document.js';
import { reservation, reservingAt } from './reserving.js';
import type { TestBackend } from './test-backend.js';

/** Longer than news is gathered: whatever is done after it has a mail of its own. */
const laterOn = minutes(3);

async function answered(answer: Promise<{ readonly status: number; readonly body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
}

/**
 * One order from its reservation to its end, by a customer who does one thing at a time and long after the other: nothing is told together by chance. Its
 * bank says at once that it is paid.
 */
export async function walkWholeOrder(backend: TestBackend): Promise<{ readonly email: string; readonly orderNumber: string }> {
  const reserving = reservingAt(backend);
  const later = async () => {
    backend.pass(laterOn);
    await backend.runDueJobs();
  };
  const asked = reservation({ quantity: 1 });
  const { email } = asked.contactInformation;
  await reserving.post(asked);
  await later();
  const own = await reserving.firstLogin(email);
  const { orders } = await askBackOffice(backend, 'getAllOrders', { query: {} });
  const found = orders.find(({ customer }) => customer.email === email);
  if (!found) throw new Error('There is no order.');
  const { id: orderId, orderNumber } = found.order;

  const move = async (step: 'DI' | 'AI' | 'SI' | 'PY' | 'IN' | 'FP', status: 'OG' | 'MI') => {
    await askBackOffice(backend, 'putOrderStep', { query: { orderId }, body: { step, status } });
    await later();
  };
  const appoint = (kind: 'inspection' | 'installation', inDays: number) =>
    askBackOffice(backend, 'putAppointment', {
      query: { orderId, kind },
      body: { startsAt: new Date(backend.now().getTime() + days(inDays)).toISOString() },
    });
  const bill = (type: 'PY' | 'FP', amount: number) =>
    askBackOffice(backend, 'putInvoice', {
      query: { orderId, type },
      body: { invoiceNumber: `${orderNumber}-${type}`, amount, vat: 1_000, date: '2026-11-21' },
    });
  const sign = async (documentId: string) => {
    const body = { name: 'Noor Visser', agreed: true, terms: true, documentId, sha256: planSha256 };
    await answered(own.call('putSignAgreement', { query: { id: orderId }, body }));
    await later();
  };
  const pay = async (type: 'PY' | 'FP') => {
    await answered(own.call('postPayment', { body: { orderId, type } }));
    await answered(own.call('getPayment', { query: { orderId, type } }));
    await later();
  };

  await move('DI', 'MI');
  await appoint('inspection', 3);
  await move('DI', 'OG');
  await move('AI', 'MI');
  await move('SI', 'MI');
  await move('PY', 'MI');
  const { documentId } = await addPlan(backend, orderId);
  await bill('PY', 170_000);
  await move('PY', 'OG');
  await sign(documentId);
  await pay('PY');
  await move('IN', 'MI');
  await appoint('installation', 20);
  await later();
  await bill('FP', 340_000);
  await addPlan(backend, orderId, { reference: 'factuur', name: 'Eindfactuur', kind: 'invoice' });
  await move('FP', 'MI');
  await pay('FP');
  return { email, orderNumber };
}
