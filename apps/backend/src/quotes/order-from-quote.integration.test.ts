import type { Calls, ResponseOf } from '@pomp/api-contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../adapters/database/schema/index.js';
import { days } from '../clock/clock.js';
import { askBackOffice } from '../testing/back-office.js';
import { askQuote, quotesOf } from '../testing/quotes.js';
import { password, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const agreed = { invoiceIsSameAsInstallation: 'ja', terms: true, quoteAccepted: true };
const kade = { street: 'Kade', houseNumber: '9', place: 'Huizen', zipcode: '1271ad' };

async function ordersOf({ browser }: TestCustomer): Promise<ResponseOf<Calls['getOrders']>> {
  const answer = await browser.call('getOrders', {});
  return answer.status === 200 ? answer.body : [];
}

/** Orders, as the page does: with a key of its own for every thing to do. */
const orderWith = ({ browser }: TestCustomer, body: object, key: string = crypto.randomUUID()) =>
  browser.request('/api/account/postOrder', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

describe('ordering from a quote', () => {
  test('makes a reservation of what it offers, that can be withdrawn from, and confirms it by mail', async () => {
    const own = await backend.customer();
    const { id: quoteId, total } = await askQuote(own, {
      product: 'All-Electric',
      hasPompAo: 'ja',
      quantity: '1',
      removeBoiler: 'ja',
      houseId: own.houseId,
    });
    const answer = await own.browser.call('postOrder', { body: { quoteId, revision: 1, ...agreed } });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        product: 'Upgrade',
        flow: 'pomp t',
        houseId: own.houseId,
        step: 'RV',
        status: 'OG',
        withdrawalUntil: expect.any(String) as string,
      },
    });
    const [made] = await ordersOf(own);
    expect(await quotesOf(own)).toMatchObject([
      { id: quoteId, status: 'ordered', order: { id: made?.id, orderNumber: made?.orderNumber }, total },
    ]);

    await backend.runDueJobs();
    const mail = backend.mailbox.mails.find(
      ({ to, subject }) => to?.[0]?.address === own.email && subject === `Je bestelling ${made?.orderNumber} bij Pomp`,
    );
    const text = mail?.text?.replaceAll('\u00a0', ' ');
    for (const said of [
      '1 × Pomp T met boiler van 200 liter: € 4.950',
      '1 × Oude cv-ketel meenemen: € 125',
      'Totaal: € 5.075',
      'btw (21%)',
      'herroepen',
      'algemene-voorwaarden',
    ])
      expect(text).toContain(said);
  });

  test('leaves what was agreed to behind', async () => {
    const own = await backend.customer();
    const { id: quoteId } = await askQuote(own, { product: 'Pomp AO', quantity: '2', houseId: own.houseId });
    await own.browser.call('postOrder', { body: { quoteId, revision: 1, ...agreed } });
    const [made] = await ordersOf(own);
    const rows = await backend.context.database.select().from(audit).where(eq(audit.subject, quoteId));
    expect(rows.map(({ action, detail }) => ({ action, detail }))).toContainEqual({
      action: 'acceptQuote',
      detail: { orderId: made?.id, revision: 1, total: 680_000 },
    });
  });

  test('four times at once is one order', async () => {
    const own = await backend.customer();
    const { id: quoteId } = await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId: own.houseId });
    const body = { quoteId, revision: 1, ...agreed };
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => orderWith(own, body)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect(await ordersOf(own)).toHaveLength(1);
  });

  test('again with the same key is answered as the first time', async () => {
    const own = await backend.customer();
    const { id: quoteId } = await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId: own.houseId });
    const body = { quoteId, revision: 1, ...agreed };
    const answers = await Promise.all([1, 2].map(() => orderWith(own, body, 'one-form')));
    const [first, second] = await Promise.all(answers.map((response) => response.text()));
    expect(second).toBe(first);
    expect(await ordersOf(own)).toHaveLength(1);
  });

  test('needs every consent, with the words of the form', async () => {
    const own = await backend.customer();
    const { id: quoteId } = await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId: own.houseId });
    const answer = await own.browser.call('postOrder', {
      body: { quoteId, revision: 1, invoiceIsSameAsInstallation: 'nee', terms: false },
    });
    expect(answer.status === 422 && answer.body.issues?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'invoiceZipcode: Vereist',
      'invoiceHouseNumber: Vereist',
      'invoiceStreet: Vereist',
      'invoicePlace: Vereist',
      'terms: Je moet akkoord gaan met de voorwaarden en het privacybeleid.',
      'quoteAccepted: Je moet akkoord gaan met de vrijblijvende offerte.',
    ]);
    expect(await ordersOf(own)).toEqual([]);
  });

  test('sends invoices where the customer says', async () => {
    const own = await backend.customer();
    const { id: quoteId } = await askQuote(own, { product: 'Pomp AO', quantity: '2', houseId: own.houseId });
    const invoiceTo = {
      invoiceIsSameAsInstallation: 'nee',
      invoiceStreet: 'Markt',
      invoiceHouseNumber: '1',
      invoiceAddition: 'A',
      invoicePlace: 'Delft',
      invoiceZipcode: '2611gp',
    };
    await own.browser.call('postOrder', { body: { quoteId, revision: 1, ...agreed, ...invoiceTo } });
    const [made] = await ordersOf(own);
    const seen = await askBackOffice(backend, 'getOrder', { query: { order: made?.orderNumber ?? '' } });
    expect(seen).toMatchObject({
      invoiceAddress: { address: 'Markt,1 A', zipcode: '2611 GP', city: 'Delft' },
      quantity: 2,
      quote: { id: quoteId, formValues: { quantity: 2 }, total: 680_000 },
    });
  });

  test.each([
    ['its address a house', undefined],
    ['of a house that was added meanwhile with that address no second one', { address: 'kade 9', zip: '1271 AD', city: 'Huizen' }],
  ])('makes %s', async (_what, added) => {
    const own = await backend.customer();
    const { id: quoteId } = await askQuote(own, { product: 'Pomp AO', quantity: '1', ...kade });
    if (added) await own.browser.call('postHouse', { body: added });
    await own.browser.call('postOrder', { body: { quoteId, revision: 1, ...agreed } });
    const houses = await own.browser.call('getHouses', {});
    const here = houses.status === 200 ? houses.body.filter(({ zipcode }) => zipcode === '1271 AD') : [];
    expect(here).toHaveLength(1);
    expect(await ordersOf(own)).toMatchObject([{ houseId: here[0]?.id }]);
  });

  test('makes its address a house beside one that it only looks like: 1 with addition 1 isn’t 11', async () => {
    const own = await backend.customer();
    const { id: quoteId } = await askQuote(own, { product: 'Pomp AO', quantity: '1', ...kade, houseNumber: '11' });
    await own.browser.call('postHouse', { body: { address: `${kade.street},1 1`, zip: '1271 AD', city: 'Huizen' } });
    await own.browser.call('postOrder', { body: { quoteId, revision: 1, ...agreed } });
    const houses = await own.browser.call('getHouses', {});
    const made = houses.status === 200 ? houses.body.find(({ address }) => address === `${kade.street} 11`) : undefined;
    expect(made).toBeDefined();
    expect(await ordersOf(own)).toMatchObject([{ houseId: made?.id }]);
  });

  test('isn’t possible from a quote that was changed since it was shown', async () => {
    const own = await backend.customer();
    const { id } = await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId: own.houseId });
    await own.browser.call('putQuote', { query: { id }, body: { product: 'Pomp AO', quantity: '2', houseId: own.houseId } });
    expect(await own.browser.call('postOrder', { body: { quoteId: id, revision: 1, ...agreed } })).toMatchObject({
      status: 409,
      body: { message: 'Deze offerte is intussen veranderd. Bekijk hem opnieuw voor je bestelt.' },
    });
    expect(await ordersOf(own)).toEqual([]);
  });

  test('ends the day after the last one', async () => {
    const own = await backend.customer();
    const { id } = await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId: own.houseId });
    backend.pass(days(31));
    await own.browser.call('login', { body: { email: own.email, password } });
    expect(await quotesOf(own)).toMatchObject([{ status: 'expired' }]);
    const message = 'Deze offerte is verlopen. Vraag een nieuwe offerte aan.';
    expect(await own.browser.call('postOrder', { body: { quoteId: id, revision: 1, ...agreed } })).toMatchObject({
      status: 409,
      body: { message },
    });
    expect(
      await own.browser.call('putQuote', { query: { id }, body: { product: 'Pomp AO', quantity: '2', houseId: own.houseId } }),
    ).toMatchObject({ status: 409, body: { message } });
  });

  test('closes the quote', async () => {
    const own = await backend.customer();
    const { id } = await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId: own.houseId });
    await own.browser.call('postOrder', { body: { quoteId: id, revision: 1, ...agreed } });
    const change = await own.browser.call('putQuote', {
      query: { id },
      body: { product: 'Pomp AO', quantity: '2', houseId: own.houseId },
    });
    expect(change).toMatchObject({ status: 409, body: { message: 'Je hebt al besteld met deze offerte.' } });
  });
});
