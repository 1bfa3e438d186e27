import { expect, expectTypeOf, test } from 'vitest';
import { bookingPageOf } from './booking-page-of.js';
import type { BookingPage } from './booking-pages.js';
import { flowOf } from './flow-of.js';
import { flows } from './flows.js';
import { goesByPhone } from './goes-by-phone.js';
import { askedBy, hasUpgrade, isUpgrade, offeredProduct } from './offered-product.js';
import { orderProducts } from './order-products.js';
import { places, placesOutside, pumpsPlacedIn } from './places.js';
import { productLabel } from './product-label.js';
import { productOf } from './product-of.js';
import { quotedProducts } from './quoted-products.js';
import { replacesBoiler } from './replaces-boiler.js';
import { reservableProducts } from './reservable-products.js';
import { orderedProductOf, reservedProduct } from './reserved-as.js';
import { reservedProducts } from './reserved-products.js';

// The wire, the database and the enumerations in openapi.json have these, in this order.
test('the lists have the names of the spec, in their order, and types as exact', () => {
  expect(orderProducts).toEqual(['Pomp AO', 'All-Electric', 'Upgrade', 'Heatcycle']);
  expectTypeOf(orderProducts).toEqualTypeOf<readonly ['Pomp AO', 'All-Electric', 'Upgrade', 'Heatcycle']>();
  expect(quotedProducts).toEqual(['Pomp AO', 'All-Electric', 'Upgrade']);
  expectTypeOf(quotedProducts).toEqualTypeOf<readonly ['Pomp AO', 'All-Electric', 'Upgrade']>();
  expect(reservableProducts).toEqual(['Pomp AO', 'All-Electric']);
  expectTypeOf(reservableProducts).toEqualTypeOf<readonly ['Pomp AO', 'All-Electric']>();
  expect(reservedProducts).toEqual(['Pomp AO', 'All-Electric', 'Pomp T']);
  expectTypeOf(reservedProducts).toEqualTypeOf<readonly ['Pomp AO', 'All-Electric', 'Pomp T']>();
  expect(flows).toEqual(['pomp ao', 'all-electric', 'pomp t']);
  expectTypeOf(flows).toEqualTypeOf<readonly ['pomp ao', 'all-electric', 'pomp t']>();
});

test('a product has a flow unless it goes by phone, and a flow has a product and a booking page', () => {
  expect(flowOf).toEqual({ 'Pomp AO': 'pomp ao', 'All-Electric': 'all-electric', Upgrade: 'pomp t', Heatcycle: undefined });
  expect(orderProducts.filter(goesByPhone)).toEqual(['Heatcycle']);
  expect(productOf).toEqual({ 'pomp ao': 'Pomp AO', 'all-electric': 'All-Electric', 'pomp t': 'Upgrade' });
  expect(bookingPageOf).toEqual({ 'pomp ao': 'pompAo', 'all-electric': 'pompT', 'pomp t': 'pompT' });
  expectTypeOf(bookingPageOf['pomp ao']).toEqualTypeOf<BookingPage>();
});

test('a flow places the pumps of its product', () => {
  expect(flows.map((flow) => [flow, pumpsPlacedIn(flow).map(({ name }) => name)])).toEqual([
    ['pomp ao', ['Pomp AO']],
    ['all-electric', ['Pomp AO', 'Pomp T']],
    ['pomp t', ['Pomp T']],
  ]);
  expect(places('pomp t', 'Pomp AO')).toBe(false);
  expect([...flows, null].map(placesOutside)).toEqual([true, true, false, false]);
});

test('people read a label for every name', () => {
  expect([...orderProducts, ...reservedProducts].map(productLabel)).toEqual([
    'Pomp AO',
    'All-electric',
    'Upgrade',
    'Heatcycle',
    'Pomp AO',
    'All-electric',
    'Pomp T',
  ]);
});

test('an All-Electric has an upgrade, which nobody asks for by name', () => {
  expect(orderProducts.filter(hasUpgrade)).toEqual(['All-Electric']);
  expect(hasUpgrade(undefined)).toBe(false);
  expect(orderProducts.filter(isUpgrade)).toEqual(['Upgrade']);
  expect(orderProducts.filter(replacesBoiler)).toEqual(['All-Electric', 'Upgrade']);
  expect(replacesBoiler(undefined)).toBe(false);
});

test.each(reservedProducts)('what is asked to get %s reserves that, and orders what is offered', (reserved) => {
  const asked = askedBy(reserved);
  expect(reservedProduct(asked.product, asked.hasPompAo)).toBe(reserved);
  expect(orderedProductOf[reserved]).toBe(offeredProduct(asked));
});
