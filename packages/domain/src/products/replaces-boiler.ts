import type { OrderProduct } from './order-products.js';
import { products } from './products.js';

/** Whether the gas boiler goes when this comes. */
export const replacesBoiler = (product: OrderProduct | undefined): boolean =>
  products.some((each) => each.name === product && each.replacesBoiler);
