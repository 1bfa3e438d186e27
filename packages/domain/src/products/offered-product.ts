import type { OrderProduct } from './order-products.js';
import { products } from './products.js';
import type { QuotedProduct } from './quoted-products.js';
import type { ReservableProduct } from './reservable-products.js';
import type { ReservedProduct } from './reserved-products.js';

/** How a product is asked for: by name, and for some whether there already is a Pomp AO. */
export interface AskedProduct {
  readonly product: ReservableProduct;
  readonly hasPompAo?: 'ja' | 'nee' | undefined;
}

const upgradeOf = (product: OrderProduct | undefined) =>
  products.find((each) => each.upgradeOf !== undefined && each.upgradeOf === product);

/** Whether a customer who already has a Pomp AO is offered something else instead, so that it has to be known. */
export const hasUpgrade = (product: OrderProduct | undefined): boolean => upgradeOf(product) !== undefined;

/** Whether this is what a customer is offered who already has a Pomp AO. */
export const isUpgrade = (product: OrderProduct): boolean =>
  products.some(({ name, upgradeOf: replaced }) => name === product && replaced !== undefined);

/** What is offered: for a customer who already has a Pomp AO, an All-Electric is the upgrade (spec 3 §4). */
export const offeredProduct = ({ product, hasPompAo }: AskedProduct): QuotedProduct =>
  ((hasPompAo === 'ja' && upgradeOf(product)?.name) || product) as QuotedProduct;

/** The answers with which this is asked for: `reservedProduct` the other way round. */
export function askedBy(reserved: ReservedProduct): AskedProduct {
  const { name, upgradeOf: replaced } = products.find(({ reservedAs }) => reservedAs === reserved) ?? {};
  return replaced ? { product: replaced as ReservableProduct, hasPompAo: 'ja' } : { product: name as ReservableProduct };
}
