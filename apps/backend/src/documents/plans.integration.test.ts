import { createHash } from 'node:crypto';
import { calendarDate } from '@pomp/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { days } from '../clock/clock.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { customerAtPlan, sign, signed } from '../testing/customer-at-plan.js';
import { readPdf } from '../testing/read-pdf.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const content = {
  total: 340_000,
  vat: 59_008,
  downPayment: 170_000,
  included: ['Pomp AO plaatsen op rubberen blokken'],
  excluded: ['Schilderen van de muur binnen'],
  installedOn: '2027-01-12',
  validUntil: '2026-12-31',
} as const;

describe('a plan that the portal makes', () => {
  test('says on its page what its PDF says, and that PDF is what is signed', async () => {
    const own = await customerAtPlan(backend);
    const query = { orderId: own.orderId, reference: 'plan-2' };
    const made = await askBackOffice(backend, 'postPlan', { query, body: content });
    expect(await askBackOffice(backend, 'postPlan', { query, body: content })).toEqual(made);
    const { body } = await own.browser.call('getAgreement', { query: { id: own.orderId } });
    const response = await own.browser.request(made.url);
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(body).toMatchObject({
      plan: {
        documentId: made.documentId,
        documentName: 'Installatieplan, versie 2',
        sha256,
        facts: { ...content, subsidy: { amount: 235_000, year: 2026, current: true } },
      },
    });
    const text = (await readPdf(response)).text.replaceAll(/\s+/g, ' ');
    for (const part of [
      '€ 3.400',
      '€ 1.700',
      '€ 2.350 terug',
      'bedragen van 2026',
      '12 januari 2027',
      'Schilderen van de muur binnen',
    ])
      expect(text).toContain(part);

    await expect(sign(own)).resolves.toMatchObject({ status: 409 });
    const { confirmationUrl } = await signed(own, { documentId: made.documentId, sha256 });
    const confirmation = (await readPdf(await own.browser.request(confirmationUrl))).text.replaceAll(/\s+/g, ' ');
    expect(confirmation).toContain('€ 3.400, btw inbegrepen');
  });

  test('is signed until its last day is over, and after that it isn’t, nor is anyone reminded of it', async () => {
    const own = await customerAtPlan(backend);
    const query = { orderId: own.orderId, reference: 'plan-2' };
    const validUntil = calendarDate(backend.now());
    const made = await askBackOffice(backend, 'postPlan', { query, body: { ...content, validUntil } });
    const plan = (await own.browser.call('getAgreement', { query: { id: own.orderId } })).body as {
      readonly plan: { readonly sha256: string };
    };
    const { sha256 } = plan.plan;
    backend.pass(days(1));
    await expect(sign(own, { documentId: made.documentId, sha256 })).resolves.toMatchObject({
      status: 409,
      body: {
        reason: 'planExpired',
        message: 'Dit installatieplan geldt niet meer. Stuur ons een bericht, dan maken we een nieuw plan voor je.',
      },
    });
    for (let day = 0; day < 9; day += 1) {
      backend.pass(days(1));
      await backend.runDueJobs();
    }
    const reminders = backend.mailbox.mails.filter(
      ({ to, subject }) => to?.some(({ address }) => address === own.email) && subject?.startsWith('Herinnering'),
    );
    expect(reminders).toEqual([]);
    const later = { ...content, validUntil: calendarDate(backend.now()) };
    const again = await askBackOffice(backend, 'postPlan', { query: { ...query, reference: 'plan-3' }, body: later });
    const { body } = await own.browser.call('getAgreement', { query: { id: own.orderId } });
    const fresh = (body as typeof plan).plan;
    await expect(signed(own, { documentId: again.documentId, sha256: fresh.sha256 })).resolves.toMatchObject({ name: 'Joke Smit' });
  });

  test.each([
    [
      'a last day that is over',
      { validUntil: '2026-01-31' as const },
      'De laatste dag van dit plan is al voorbij. Kies een latere dag.',
    ],
    ['a down payment above the price', { downPayment: 340_001 }, 'Een aanbetaling is nooit meer dan het hele bedrag.'],
    ['VAT above the price', { vat: 340_001 }, 'De btw is nooit meer dan het hele bedrag.'],
  ])('isn’t made with %s', async (_what, change, message) => {
    const { orderId } = await customerAtPlan(backend);
    await expect(
      callBackOffice(backend, 'postPlan', { query: { orderId, reference: 'plan-2' }, body: { ...content, ...change } }),
    ).resolves.toMatchObject({ status: 422, body: { message } });
  });
});
