import { offeredProduct } from './offered-product.js';
import { products } from './products.js';
import type { QuotedProduct } from './quoted-products.js';
import type { ReservableProduct } from './reservable-products.js';
import type { ReservedProduct } from './reserved-products.js';

/** What is reserved on a product's page, by who answers this about a Pomp AO. */
export function reservedProduct(product: ReservableProduct, hasPompAo?: 'ja' | 'nee'): ReservedProduct {
  const offered = offeredProduct({ product, hasPompAo });
  return products.find(({ name }) => name === offered)?.reservedAs as ReservedProduct;
}

/** What is ordered with a reservation. */
export const orderedProductOf = /* #__PURE__ */ Object.fromEntries(
  products.flatMap(({ name, reservedAs }) => (reservedAs ? [[reservedAs, name]] : [])),
) as Readonly<Record<ReservedProduct, QuotedProduct>>;
