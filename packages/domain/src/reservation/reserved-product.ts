import type { OrderProduct } from '../orders/order.js';
import type { QuotedProduct } from '../prices/price-list.js';
import { offeredProduct } from '../quotes/quote-request.js';

/** What has a page to reserve it on. */
export const reservableProducts = ['Pomp AO', 'All-Electric'] as const satisfies readonly OrderProduct[];
/** One of `reservableProducts`. */
export type ReservableProduct = (typeof reservableProducts)[number];

/** What a reservation is of, as it travels: the Pomp T is an All-Electric for a customer who already has a Pomp AO (spec 3 §4). */
export const reservedProducts = ['Pomp AO', 'All-Electric', 'Pomp T'] as const;
/** One of `reservedProducts`. */
export type ReservedProduct = (typeof reservedProducts)[number];

const reservedAs: Readonly<Record<QuotedProduct, ReservedProduct>> = {
  'Pomp AO': 'Pomp AO',
  'All-Electric': 'All-Electric',
  Upgrade: 'Pomp T',
};

/** What is reserved on a product's page, by who answers this about a Pomp AO. */
export const reservedProduct = (product: ReservableProduct, hasPompAo?: 'ja' | 'nee'): ReservedProduct =>
  reservedAs[offeredProduct({ product, hasPompAo })];

/** What is ordered with a reservation. */
export const orderedProductOf: Readonly<Record<ReservedProduct, QuotedProduct>> = {
  'Pomp AO': 'Pomp AO',
  'All-Electric': 'All-Electric',
  'Pomp T': 'Upgrade',
};
