import type { OrderProduct } from './order-products.js';
import { products } from './products.js';
import type { ReservedProduct } from './reserved-products.js';

/** A product as people read it, everywhere. A name that only reservations have is what the site calls it, and reads as such. */
export const productLabel = (product: OrderProduct | ReservedProduct): string =>
  products.find(({ name }) => name === product)?.label ?? product;
