import { beforeAll, describe, expect, test } from 'vitest';
import { days } from '../clock/clock.js';
import { askQuote, quotesOf } from '../testing/quotes.js';
import { readPdf } from '../testing/read-pdf.js';
import { password, startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const kade = { street: 'Kade', houseNumber: '9', place: 'Huizen', zipcode: '1271ad' };

describe('prices', () => {
  test('are in cents with the VAT in them', async () => {
    const { browser } = await backend.customer();
    const { body } = await browser.call('getPrices', {});
    expect(body).toMatchObject([
      { product: 'Pomp AO', price: 340_000, vat: 59_008, boilerRemoval: null },
      { product: 'All-Electric', price: 910_000 },
      { product: 'Upgrade', price: 495_000 },
    ]);
  });
});

describe('a quote', () => {
  test('for a house has lines, VAT and an end, and is in the list', async () => {
    const own = await backend.customer();
    const quote = await askQuote(own, {
      product: 'All-Electric',
      hasPompAo: 'nee',
      quantity: '1',
      removeBoiler: 'ja',
      houseId: own.houseId,
    });
    expect(quote).toMatchObject({
      order: null,
      product: 'All-Electric',
      formValues: { product: 'All-Electric', hasPompAo: 'nee', quantity: 1, removeBoiler: 'ja', quoteDate: '2026-11-21' },
      houseId: own.houseId,
      address: { zipcode: '1234 AB', city: 'Ons Dorp' },
      total: 922_500,
      vat: 160_103,
      validUntil: '2026-12-21',
      status: 'open',
    });
    expect(quote.lines.map(({ amount }) => amount)).toEqual([340_000, 495_000, 75_000, 12_500]);
    expect(await quotesOf(own)).toEqual([quote]);
  });

  test('is a PDF too, with the seller’s identity, each line and the last day; someone else’s isn’t there', async () => {
    const own = await backend.customer();
    const { id } = await askQuote(own, { product: 'Pomp AO', quantity: '2', houseId: own.houseId });
    const response = await own.browser.request(`/api/account/getQuotePdf?id=${id}`);
    expect(response.headers.get('content-disposition')).toContain('offerte-2026-11-21.pdf');
    const text = (await readPdf(response)).text.replaceAll(/\s+/g, ' ');
    for (const said of ['2 × Pomp AO', '€ 6.800', 'Waarvan btw (21%)', '21 december 2026', 'KvK 00000000', 'voorbeeldgegevens'])
      expect(text).toContain(said);
    const other = await backend.customer();
    expect((await other.browser.request(`/api/account/getQuotePdf?id=${id}`)).status).toBe(404);

    await own.browser.call('putUserLocale', { body: { locale: 'en-GB' } });
    const english = await own.browser.request(`/api/account/getQuotePdf?id=${id}`);
    expect(english.headers.get('content-disposition')).toContain('"quote-2026-11-21.pdf"');
  });

  test('offers the upgrade to a customer who has a Pomp AO', async () => {
    const own = await backend.customer();
    const quote = await askQuote(own, {
      product: 'All-Electric',
      hasPompAo: 'ja',
      quantity: '1',
      removeBoiler: 'nee',
      houseId: own.houseId,
    });
    expect(quote).toMatchObject({ product: 'Upgrade', formValues: { product: 'All-Electric' }, total: 495_000 });
  });

  test('can be for an address that isn’t a house yet', async () => {
    const own = await backend.customer();
    const quote = await askQuote(own, { product: 'Pomp AO', quantity: '1', ...kade, addition: 'b' });
    expect(quote).toMatchObject({ houseId: null, address: { address: 'Kade,9 b', zipcode: '1271 AD', city: 'Huizen' } });
  });

  test.each([
    [
      'an incomplete request',
      { product: 'All-Electric', quantity: '1' },
      [
        ['hasPompAo', 'Vereist'],
        ['removeBoiler', 'Vereist'],
        ['zipcode', 'Vereist'],
        ['houseNumber', 'Vereist'],
        ['street', 'Vereist'],
        ['place', 'Vereist'],
      ],
    ],
    ['too many', { product: 'Pomp AO', quantity: '11', ...kade }, [['quantity', 'Vul een aantal van 1 tot en met 10 in']]],
    ['a product by phone', { product: 'Heatcycle', quantity: '1', ...kade }, [['product', 'Niet valide']]],
  ])('is refused for %s', async (_what, body, issues) => {
    const own = await backend.customer();
    const answer = await own.browser.call('postQuote', { body });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers', issues: issues.map(([field, message]) => ({ field, message })) },
    });
    expect(await quotesOf(own)).toEqual([]);
  });

  test('can’t bring its own price', async () => {
    const { browser, houseId } = await backend.customer();
    const body = { product: 'Pomp AO', quantity: '1', houseId, total: 1 };
    expect(await browser.call('postQuote', { body })).toMatchObject({ status: 400 });
  });

  test('is changed at the prices of the day, and stands for thirty days again', async () => {
    const own = await backend.customer();
    const { id } = await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId: own.houseId });
    backend.pass(days(2));
    await own.browser.call('login', { body: { email: own.email, password } });
    const answer = await own.browser.call('putQuote', {
      query: { id },
      body: { product: 'Pomp AO', quantity: '2', houseId: own.houseId },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { id, total: 680_000, revision: 2, formValues: { quantity: 2, quoteDate: '2026-11-23' }, validUntil: '2026-12-23' },
    });
    expect(await quotesOf(own)).toHaveLength(1);
  });

  test('isn’t changed to be for someone else’s house', async () => {
    const [own, other] = [await backend.customer(), await backend.customer()];
    const { id } = await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId: own.houseId });
    const answer = await own.browser.call('putQuote', {
      query: { id },
      body: { product: 'Pomp AO', quantity: '2', houseId: other.houseId },
    });
    expect(answer.status).toBe(404);
    expect(await quotesOf(own)).toMatchObject([{ revision: 1, houseId: own.houseId }]);
  });

  test('stays when its house goes, and then stands for the address', async () => {
    const own = await backend.customer();
    const spare = await own.browser.call('postHouse', { body: { address: 'Kade 9', zip: '1271 AD', city: 'Huizen' } });
    const houseId = spare.status === 200 ? spare.body.id : '';
    await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId });
    expect((await own.browser.call('deleteHouse', { query: { houseId } })).status).toBe(200);
    expect(await quotesOf(own)).toMatchObject([{ houseId: null, address: { address: 'Kade 9' } }]);
  });
});
