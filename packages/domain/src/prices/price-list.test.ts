import { expect, test } from 'vitest';
import { priceList } from './price-list.js';
import { priceOf } from './price.js';
import { vatIn } from './vat.js';

test('a Pomp AO costs what the site says', () => {
  const [pompAo] = priceList;
  expect(pompAo?.product).toBe('Pomp AO');
  expect(pompAo && priceOf(pompAo)).toBe(340_000);
});

test('an All-Electric is a Pomp AO, a Pomp T and an Element; an upgrade is the Pomp T', () => {
  const prices = Object.fromEntries(priceList.map((price) => [price.product, priceOf(price)]));
  expect(prices).toEqual({ 'Pomp AO': 340_000, 'All-Electric': 910_000, Upgrade: 495_000 });
});

test.each([
  [121, 21],
  [340_000, 59_008],
  [1, 0],
  [3, 1],
  [0, 0],
])('of %d cents, %d are VAT', (amount, vat) => {
  expect(vatIn(amount)).toBe(vat);
});
