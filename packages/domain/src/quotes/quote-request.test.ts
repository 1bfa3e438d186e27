import { sayOwn } from '@pomp/language';
import { describe, expect, test } from 'vitest';
import { priceList } from '../prices/price-list.js';
import { resolveSection } from '../sections/resolve-section.js';
import { pricedQuote } from './priced-quote.js';
import { lastDayOfQuote, quoteStatus } from './quote.js';
import { offeredProduct } from '../products/offered-product.js';
import { quoteRequest } from './quote-request.js';
import { inDutch } from '../testing/languages.js';

const context = { today: '2026-11-21', addressFrom: 'house' } as const;
const messagesOf = (raw: Record<string, unknown>, scope: { today: '2026-11-21'; addressFrom: 'house' | 'form' } = context) =>
  resolveSection(quoteRequest, raw, { after: {}, context: scope }).issues.map(
    ({ field, message }) => `${field}: ${inDutch.say(message)}`,
  );

describe('asking for a quote', () => {
  test.each([
    ['a Pomp AO for a house', { product: 'Pomp AO', quantity: '1' }, []],
    ['none', { product: 'Pomp AO', quantity: '0' }, ['quantity: Vul een aantal van 1 tot en met 10 in']],
    ['a street full', { product: 'Pomp AO', quantity: '11' }, ['quantity: Vul een aantal van 1 tot en met 10 in']],
    ['an All-Electric', { product: 'All-Electric', quantity: '1' }, ['hasPompAo: Vereist', 'removeBoiler: Vereist']],
    ['a Heatcycle', { product: 'Heatcycle', quantity: '1' }, ['product: Niet valide']],
    ['nothing', {}, ['product: Vereist', 'quantity: Vereist']],
  ])('for %s', (_what, raw, expected) => {
    expect(messagesOf(raw)).toEqual(expected);
  });

  test('for an address asks that address', () => {
    const asked = messagesOf({ product: 'Pomp AO', quantity: '1' }, { today: '2026-11-21', addressFrom: 'form' });
    expect(asked).toEqual(['zipcode: Vereist', 'houseNumber: Vereist', 'street: Vereist', 'place: Vereist']);
  });
});

test('someone who has a Pomp AO already is offered the upgrade', () => {
  expect(offeredProduct({ product: 'All-Electric', hasPompAo: 'ja' })).toBe('Upgrade');
  expect(offeredProduct({ product: 'All-Electric', hasPompAo: 'nee' })).toBe('All-Electric');
  expect(offeredProduct({ product: 'Pomp AO' })).toBe('Pomp AO');
});

describe('what a quote costs', () => {
  test('is its lines together, with the VAT in it', () => {
    const quote = pricedQuote({ product: 'All-Electric', quantity: 2, removeBoiler: true }, priceList);
    expect(
      quote?.lines.map(({ description, quantity, amount }) => `${quantity} × ${sayOwn(description, inDutch)}: ${amount}`),
    ).toEqual([
      '2 × Pomp AO: 680000',
      '2 × Pomp T met boiler van 200 liter: 990000',
      '2 × Element: 150000',
      '1 × Oude cv-ketel meenemen: 12500',
    ]);
    expect(quote).toMatchObject({ total: 1_832_500, vat: 318_037 });
  });

  test('has no boiler where that stays, and nothing for what isn’t sold', () => {
    expect(pricedQuote({ product: 'Pomp AO', quantity: 1, removeBoiler: true }, priceList)?.lines).toHaveLength(1);
    expect(pricedQuote({ product: 'Upgrade', quantity: 1, removeBoiler: false }, [])).toBeUndefined();
  });
});

describe('a quote', () => {
  test('stands for thirty days', () => {
    expect(lastDayOfQuote('2026-11-21')).toBe('2026-12-21');
    const quote = { ordered: false, validUntil: '2026-12-21' } as const;
    expect([quoteStatus(quote, '2026-12-21'), quoteStatus(quote, '2026-12-22')]).toEqual(['open', 'expired']);
  });

  test('that was ordered from stays ordered', () => {
    expect(quoteStatus({ ordered: true, validUntil: '2026-12-21' }, '2027-01-01')).toBe('ordered');
  });
});
